import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { BUILDING, BUILDING_NUMBER, extractFile, extractForm } from './setup/extract-files.ts'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { knowObjects } from './setup/known-objects.ts'

const { admin: calls } = contract

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
  await knowObjects(server, [BUILDING_NUMBER])
})
afterAll(() => server.stop())

async function doneItem() {
  const guest = server.visit()
  const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject', key: BUILDING_NUMBER }])
  await payInWidget(guest, order)
  const id = order.order_items[0]?.order_item_id ?? ''
  await itemIn(guest, id, 'done')
  return { guest, id, userId: (await whoIs(guest)).person?.id ?? '' }
}

const download = (visitor: Visitor, order_item_id: string) =>
  visitor.call(calls.downloadSpv, { query: { order_item_id } })

describe('an official extract that an admin brought', () => {
  it('[CALL-058] is the data of the item, and the log says who brought it', async () => {
    const { guest, id, userId } = await doneItem()
    const bytes = extractFile(BUILDING)
    const reply = await admin.call(calls.updateManually, { body: extractForm(id, bytes) })
    expect(reply.data).toEqual({ order_item_id: id, status: 'done' })
    const { data } = await guest.call(contract.reports.getReport, { params: { id } })
    expect(data.report?.extract?.content.object.cadastralNumbers).toEqual([BUILDING_NUMBER])
    expect(await logOf(admin, userId)).toMatchObject([
      {
        admin_email: 'admin@example.com',
        action: 'order_item.manual_update',
        subject: `order_item:${id}`,
        person_id: userId,
      },
    ])
    const refused = await admin.call(calls.updateManually, { body: extractForm(id, bytes.slice(0, 100)) })
    expect([refused.status, await logOf(admin, userId)]).toMatchObject([400, { length: 1 }])
  })

  it('[CALL-070] is downloaded byte for byte; its being read is written down', async () => {
    const { guest, id } = await doneItem()
    const before = await download(admin, id)
    expect([before.status, before.error]).toEqual([404, 'file not found'])
    const bytes = extractFile(BUILDING)
    await admin.call(calls.updateManually, { body: extractForm(id, bytes) })
    const { status, data } = await download(admin, id)
    expect(status).toBe(200)
    expect(Buffer.from(bytes).equals(data as unknown as Buffer)).toBe(true)
    expect(
      await server.sql(`select reason from personal_data_reads where subject = $1 and fields = 'extract'`, [
        `order_item:${id}`,
      ]),
    ).toHaveLength(1)
    expect((await download(guest, id)).status).toBe(403)
    expect((await download(admin, crypto.randomUUID())).status).toBe(404)
  })
})
