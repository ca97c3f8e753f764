import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../src/services/destruction/sweep-files.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { BUILDING, BUILDING_NUMBER, extractFile, extractForm } from './setup/extract-files.ts'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { register, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { knowObjects } from './setup/known-objects.ts'
import { DAY_MS, HOUR_MS } from '@proverka/domain/timing'
import { forgetOldDestroyed } from '../src/services/destruction/destroyed-list.ts'

/* Files are stored beside the database: what it forgets must not stay there. */

const clock = createTestClock()
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const keys = async (folder: string) =>
  (await server.context.files.list()).map(({ key }) => key).filter((key) => key.startsWith(`${folder}/`))

/** The files of a folder after everything young has grown old. */
async function keysAfterSweep(folder: string) {
  clock.advance(2 * HOUR_MS)
  await sweepFiles(server.context)
  return keys(folder)
}

async function uploadAs(person: Visitor) {
  const file = new File(['%PDF-1.7'], 'Договор.pdf')
  const { data } = await person.call(contract.files.uploadAttachment, { query: {}, body: { file } })
  return `attachments/${data.attachment_id}`
}

async function itemWithExtract() {
  const guest = server.visit()
  await knowObjects(server, [BUILDING_NUMBER])
  const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject', key: BUILDING_NUMBER }])
  await payInWidget(guest, order)
  const id = order.order_items[0]?.order_item_id ?? ''
  await itemIn(guest, id, 'done')
  const { status } = await admin.call(contract.admin.updateManually, {
    body: extractForm(id, extractFile(BUILDING)),
  })
  expect(status).toBe(200)
  return { guest, id }
}

it('a file of the last hour is left alone: its row may be on the way', async () => {
  await server.context.files.put('attachments/young', new Uint8Array(1))
  await sweepFiles(server.context)
  expect(await keys('attachments')).toEqual(['attachments/young'])
  expect(await keysAfterSweep('attachments')).toEqual([])
})

describe('the files of rows that are gone', () => {
  it('are removed with the group they were in, and with the person', async () => {
    const [one, other] = [server.visit(), server.visit()]
    await register(one)
    await register(other)
    const [kept, group, person] = [await uploadAs(one), await uploadAs(one), await uploadAs(other)]
    expect(await keysAfterSweep('attachments')).toEqual(expect.arrayContaining([kept, group, person]))
    await server.sql('delete from attachments where id = $1', [group.slice('attachments/'.length)])
    await server.sql('delete from persons where id = $1', [(await whoIs(other)).person?.id])
    expect(await keysAfterSweep('attachments')).toEqual([kept])
  })

  it('are removed with the report that was read from them', async () => {
    const [kept, gone] = [await itemWithExtract(), await itemWithExtract()]
    expect(await keysAfterSweep('extracts')).toHaveLength(2)
    const { status } = await admin.call(contract.risk.removeAnyRiskReport, { params: { id: gone.id } })
    expect(status).toBe(200)
    expect(await keysAfterSweep('extracts')).toEqual([expect.stringContaining(`extracts/${kept.id}/`)])
    const query = { orderID: '', fileType: 'xml', order_item_id: kept.id }
    const [row] = await server.sql('select order_id from order_items where id = $1', [kept.id])
    const file = await kept.guest.call(contract.files.downloadOrder, {
      query: { ...query, orderID: String(row?.['order_id']) },
    })
    expect(file.status).toBe(200)
  })

  it('are removed when a process ended before it wrote the row, or in the middle of the file', async () => {
    const before = await keysAfterSweep('attachments')
    for (const name of [crypto.randomUUID(), `${crypto.randomUUID()}.17.part`])
      await server.context.files.put(`attachments/${name}`, new Uint8Array(1))
    await server.context.files.put('documents/report-pdf/nobody/knows.pdf', new Uint8Array(1))
    expect(await keysAfterSweep('attachments')).toEqual(before)
    expect(await keys('documents/report-pdf/nobody')).toEqual([])
  })
})

it('files of emails that wait are left alone', async () => {
  const key = `letters/${crypto.randomUUID()}`
  await server.context.files.put(key, new Uint8Array(1))
  const message = {
    to: 'a@example.com',
    subject: '',
    text: '',
    files: [{ key, filename: 'a.pdf', contentType: '' }],
  }
  const effect = await server.context.queries.outbox.insertEffect('test-email', message, clock.now())
  expect(await keysAfterSweep('letters')).toEqual([key])
  await server.context.queries.outbox.markSent(effect?.id ?? '', clock.now())
  expect(await keysAfterSweep('letters')).toEqual([])
})

it('the list of what was destroyed has no rows and is left alone until its own term', async () => {
  const nameOf = (at: Date) => `destroyed/${at.toISOString()}-${crypto.randomUUID()}.json`
  const [old, young] = [nameOf(new Date(clock.now().getTime() - 3 * 366 * DAY_MS)), nameOf(clock.now())]
  for (const key of [old, young]) await server.context.files.put(key, new Uint8Array(1))
  expect((await keysAfterSweep('destroyed')).toSorted()).toEqual([old, young].toSorted())
  await forgetOldDestroyed(server.context, clock.now())
  expect(await keys('destroyed')).toEqual([young])
})

it('a storage of another database is left alone', async () => {
  await server.context.files.put('attachments/foreign', new Uint8Array(1))
  const owner = (await server.context.files.get('database')) ?? new Uint8Array()
  await server.context.files.put('database', new TextEncoder().encode('another'))
  expect(await keysAfterSweep('attachments')).toContain('attachments/foreign')
  await server.context.files.put('database', owner)
  expect(await keysAfterSweep('attachments')).not.toContain('attachments/foreign')
})
