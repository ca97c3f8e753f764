import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { listDestroyed } from '../../src/services/destruction/destroyed-list.ts'
import { createFolderStorage } from '../../src/adapters/storage/file-storage.ts'
import { register, whoIs } from '../setup/registration.ts'
import { startTestServer, type Visitor } from '../setup/test-server.ts'
import { createBackupWorld, runCommand } from './backup-world.ts'

/* A backup knows nothing of a consent that was withdrawn and a file that was removed after it. */

let world: Awaited<ReturnType<typeof createBackupWorld>>
beforeAll(async () => {
  world = await createBackupWorld()
})
afterAll(() => world.drop())

const subscribe = (visitor: Visitor, given: boolean) =>
  visitor.call(contract.account.changeMarketingConsent, { body: { given, page: '/user/settings/' } })

async function fillFolder(visitor: Visitor) {
  const parties = [{ role: 'Продавец', name: 'Савва Ильин' }]
  const body = { object_key: '00:14:0203005:1047', parties, price: 100, closes_on: '' }
  const { deal_id } = (await visitor.call(contract.deals.createDeal, { body })).data
  const bring = async (name: string) => {
    const file = new File([`%PDF-1.7 ${name}`], name)
    await visitor.call(contract.deals.addDealDocument, { body: { deal_id, file } })
  }
  await bring('Договор.pdf')
  await bring('Паспорт.pdf')
  const { documents } = (await visitor.call(contract.deals.getDeal, { params: { id: deal_id } })).data
  const find = (name: string) => documents.find(({ file }) => file.name === name)
  return { gone: find('Паспорт.pdf'), kept: find('Договор.pdf') }
}

it('[OPS-04] a restore brings back no consent that was withdrawn and no file that was removed after the backup', async () => {
  const place = await world.prepared()
  const server = await startTestServer(
    { dataDir: place.DATA_DIR, databaseUrl: place.DATABASE_URL },
    {},
    { ...(place.DATABASE_URL && { databaseUrl: place.DATABASE_URL }), drop: async () => {} },
  )
  const [fickle, reader] = [server.visit(), server.visit()]
  await register(fickle, 'fickle@example.com')
  await register(reader, 'reader@example.com')
  const ids = await Promise.all([fickle, reader].map(async (one) => String((await whoIs(one)).person?.id)))
  for (const one of [fickle, reader]) await subscribe(one, true)
  const { gone, kept } = await fillFolder(fickle)
  const made = await runCommand('backup', { ...place, ...world.backups })
  const backup = /копия (\S+\.age):/.exec(made.text)?.[1] ?? ''

  await subscribe(fickle, false)
  const { status } = await fickle.call(contract.deals.removeDealDocument, {
    params: { id: gone?.document_id ?? '' },
  })
  expect(status).toBe(200)
  for (let times = 0; times < 2; times++) await listDestroyed(server.context)
  expect(await runCommand('backup', { ...place, ...world.backups }, '--destroyed')).toEqual({
    code: 0,
    text: 'Список удаленного лежит рядом с копиями, записей: 2.\n',
  })
  // What is listed is remembered no longer than it must be.
  expect(await server.sql('select id from removed_files')).toEqual([])
  await server.stop()

  const list = join(world.backups.BACKUP_DIR, 'destroyed.jsonl')
  const text = await readFile(list, 'utf8')
  const entries = text.trimEnd().split('\n')
  expect(entries.map((line) => (JSON.parse(line) as { cause: string }).cause)).toEqual(['withdrawal', 'file'])
  expect(text).not.toMatch(/@|Паспорт|Савва/)

  const target = await world.empty()
  const restored = await runCommand('restore', target, '--key', world.keyFile, backup)
  expect(restored.text).toContain('Согласий отозвано снова 1, файлов удалено снова 1.')
  const database = await openDatabase({ databaseUrl: target.DATABASE_URL, dataDir: target.DATA_DIR })
  try {
    const given = await database.current
      .selectFrom('consents')
      .select('person_id')
      .where('kind', '=', 'marketing')
      .where('withdrawn_at', 'is', null)
      .where('person_id', 'in', ids)
      .execute()
    expect(given).toEqual([{ person_id: ids[1] }])
    // The other two consents of the one who left the newsletter stand.
    const others = await database.current
      .selectFrom('consents')
      .select('kind')
      .where('person_id', '=', ids[0] ?? '')
      .where('withdrawn_at', 'is', null)
      .orderBy('kind')
      .execute()
    expect(others.map(({ kind }) => kind)).toEqual(['offer', 'personal-data'])
    const documents = await database.current.selectFrom('deal_documents').select('id').execute()
    expect(documents).toEqual([{ id: kept?.document_id }])
  } finally {
    await database.close()
  }
  const files = createFolderStorage(join(target.DATA_DIR, 'files'))
  expect((await files.list('attachments/')).map(({ key }) => key)).toEqual([
    `attachments/${kept?.file.attachment_id}`,
  ])
  expect(await runCommand('restore', target, '--repeat', list)).toEqual({
    code: 0,
    text: expect.not.stringContaining('снова 1'),
  })
}, 180_000)
