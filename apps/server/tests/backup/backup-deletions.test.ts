import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@proverka/api/contract'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { listDestroyed } from '../../src/services/destruction/destroyed-list.ts'
import { createFolderStorage } from '../../src/adapters/storage/file-storage.ts'
import { visitAsAdmin } from '../setup/admin.ts'
import { CHECKED } from '../setup/checked-person.ts'
import { PASSWORD, register, whoIs } from '../setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from '../setup/test-server.ts'
import { createBackupWorld, runCommand } from './backup-world.ts'

/* A backup knows nothing of who was deleted after it: a restore deletes them again. */

let world: Awaited<ReturnType<typeof createBackupWorld>>
beforeAll(async () => {
  world = await createBackupWorld()
})
afterAll(() => world.drop())

async function uploadAs(visitor: Visitor): Promise<string> {
  const file = new File(['%PDF-1.7'], 'Договор.pdf')
  const { data } = await visitor.call(contract.files.uploadAttachment, { query: {}, body: { file } })
  return `attachments/${data.attachment_id}`
}

/** A report on someone; returns its item. */
async function check(server: TestServer, birthDate: string): Promise<string> {
  const buyer = server.visit('fiz-pro')
  const metadata = { ...LADOGIN, person: { ...LADOGIN.person, birthDate } }
  const { order } = await orderAsGuest(buyer, [{ product: 'PersonCheck', key: 'Ладогин', metadata }])
  await payInWidget(buyer, order)
  const itemId = order.order_items[0]?.order_item_id ?? ''
  await itemIn(buyer, itemId, 'done')
  return itemId
}

async function objectTo(server: TestServer): Promise<void> {
  const email = 'checked@example.com'
  const asked = await server.visit().call(contract.subjectRequests.ask, {
    body: { kind: 'objection', person: CHECKED, email, text: 'Прошу удалить' },
  })
  const admin = await visitAsAdmin(server)
  const { data } = await admin.call(contract.admin.listSubjectRequests, { query: {} })
  const request_id = data.find(({ number }) => number === asked.data.number)?.request_id ?? ''
  const move = (body: Parameters<typeof admin.call<typeof contract.admin.moveSubjectRequest>>[1]['body']) =>
    admin.call(contract.admin.moveSubjectRequest, { body })
  await move({ request_id, action: 'verify', how: 'Паспорт в офисе' })
  expect((await move({ request_id, action: 'carry_out', namesakes: [] })).data.state).toBe('carried_out')
}

it('[OPS-04] a restore does not bring back who was deleted, or whose report was destroyed, after the backup', async () => {
  const place = await world.prepared()
  const server = await startTestServer(
    { dataDir: place.DATA_DIR, databaseUrl: place.DATABASE_URL },
    {},
    {
      ...(place.DATABASE_URL && { databaseUrl: place.DATABASE_URL }),
      drop: async () => {},
    },
  )
  const [leaver, stayer] = [server.visit(), server.visit()]
  await register(leaver, 'leaver@example.com')
  await register(stayer, 'stayer@example.com')
  const ids = await Promise.all([leaver, stayer].map(async (one) => (await whoIs(one)).person?.id))
  const [goneFile, keptFile] = [await uploadAs(leaver), await uploadAs(stayer)]
  const [goneItem, keptItem] = [await check(server, CHECKED.birthDate), await check(server, '1950-01-01')]
  const made = await runCommand('backup', { ...place, ...world.backups })
  const backup = /копия (\S+\.age):/.exec(made.text)?.[1] ?? ''

  const { status } = await leaver.call(contract.account.removeAccount, { body: { password: PASSWORD } })
  expect(status).toBe(200)
  await objectTo(server)
  await listDestroyed(server.context)
  const listed = await runCommand('backup', { ...place, ...world.backups }, '--destroyed')
  expect(listed).toEqual({ code: 0, text: 'Список удаленного лежит рядом с копиями, записей: 2.\n' })
  await server.stop()

  const list = join(world.backups.BACKUP_DIR, 'destroyed.jsonl')
  const text = await readFile(list, 'utf8')
  expect(
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    {
      act: expect.any(String),
      at: expect.any(String),
      cause: 'removal',
      subject: `account:${ids[0]}`,
      accounts: [ids[0]],
      items: [],
      codes: [{ code_hash: expect.any(String), site: 'realty' }],
    },
    {
      act: expect.any(String),
      at: expect.any(String),
      cause: 'objection',
      subject: expect.stringMatching(/^request:\d+$/),
      accounts: [],
      items: [goneItem],
      codes: [{ code_hash: expect.any(String), site: 'realty' }],
    },
  ])
  expect(text).not.toMatch(/@|Ладогин/)

  const target = await world.empty()
  const restored = await runCommand('restore', target, '--key', world.keyFile, backup)
  expect(restored).toEqual({
    code: 0,
    text: expect.stringMatching(
      /Удалено снова то, что удалили после копии: кабинетов 1, отчетов 1\.\nМожно запускать сервер\.\n$/,
    ),
  })
  const database = await openDatabase({ databaseUrl: target.DATABASE_URL, dataDir: target.DATA_DIR })
  try {
    const people = await database.current
      .selectFrom('persons')
      .select(['id', 'email'])
      .where('id', 'in', ids.map(String))
      .execute()
    expect(new Map(people.map(({ id, email }) => [id, email]))).toEqual(
      new Map([
        [ids[0], `${ids[0]}@removed.invalid`],
        [ids[1], 'stayer@example.com'],
      ]),
    )
    const reports = await database.current
      .selectFrom('reports')
      .select('order_item_id')
      .where('order_item_id', 'in', [goneItem, keptItem])
      .execute()
    expect(reports).toEqual([{ order_item_id: keptItem }])
    const acts = await database.current
      .selectFrom('destruction_acts')
      .select(['cause', 'subject'])
      .orderBy('number')
      .execute()
    expect(acts).toEqual([
      { cause: 'removal', subject: `account:${ids[0]}` },
      { cause: 'objection', subject: expect.stringMatching(/^request:/) },
    ])
    // The codes that people have open the acts of the repeat (TRUST-16).
    const codes = await database.current
      .selectFrom('destruction_codes')
      .innerJoin('destruction_acts', 'destruction_acts.id', 'destruction_codes.act_id')
      .select('cause')
      .orderBy('number')
      .execute()
    expect(codes).toEqual([{ cause: 'removal' }, { cause: 'objection' }])
  } finally {
    await database.close()
  }
  const files = createFolderStorage(join(target.DATA_DIR, 'files'))
  expect((await files.list('attachments/')).map(({ key }) => key)).toEqual([keptFile])
  expect(goneFile).not.toBe(keptFile)

  // A repeat finds nothing more to do; a broken list stops a restore before it writes.
  expect(await runCommand('restore', target, '--repeat', list)).toEqual({
    code: 0,
    text: expect.stringContaining('кабинетов 0, отчетов 0'),
  })
  await appendFile(list, '{"act":1}\n')
  const next = await world.empty()
  expect(await runCommand('restore', next, '--key', world.keyFile, backup)).toEqual({
    code: 1,
    text: expect.stringMatching(/destroyed\.jsonl испорчен в строке 3\.\n$/),
  })
}, 180_000)
