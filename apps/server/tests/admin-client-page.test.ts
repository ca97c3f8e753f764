import { contract } from '@proverka/api/contract'
import { itemIn, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { placeGuestOrder } from './setup/guest-orders.ts'
import { idOf } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract

let server: TestServer
let chief: Visitor
beforeAll(async () => {
  server = await startTestServer()
  chief = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const page = async (id: string, visitor = chief) =>
  (await visitor.call(calls.getClientPage, { params: { id } })).data

async function client() {
  const placed = await placeGuestOrder(server)
  await payInWidget(placed.guest, placed.order)
  await itemIn(placed.guest, placed.itemId, 'done')
  return placed
}

describe('the page of a client for the staff', () => {
  it('[CONSOLE-06] has the orders, the money, the tariff, sessions and notes, masked', async () => {
    const { order, email, userId } = await client()
    await server.sql(`update persons set name = 'Вера Лунина' where id = $1`, [userId])
    await chief.call(calls.creditAccountBalance, {
      body: { person_id: userId, amount: 250, comment: 'Извинение' },
    })
    const [tariff] = await server.sql('select id, name from tariffs order by position limit 1')
    await server.sql(
      `insert into person_tariffs (id, person_id, tariff_id, activated_at) values (gen_random_uuid(), $1, $2, now())`,
      [userId, tariff?.['id']],
    )
    await chief.call(calls.addOrderNote, { params: { id: order.id }, body: { text: 'Просит чеки' } })
    const shown = await page(userId)
    expect(shown).toMatchObject({
      client: { person_id: userId, name: 'В··· Л···', email: 'g···@e···.com', phone: '+7 ··· ···-··-67' },
      removed_at: null,
      erased_at: null,
      is_holder: false,
      sessions: 1,
      tariff: { tariff_id: tariff?.['id'], name: tariff?.['name'], active_until: null },
      balance: { own: 0, bonus: 250, prepaid: 0 },
      totals: { orders: 1, paid: 1, net: order.total_amount },
      orders: [{ order_id: order.id, total: order.total_amount, returned: 0, states: { done: 1 } }],
      notes: [{ order_id: order.id, text: 'Просит чеки' }],
    })
    expect(shown.movements[0]).toMatchObject({ bonus: 250, own: 0, balance: 250 })
    expect(JSON.stringify(shown)).not.toContain(email)
    expect(JSON.stringify(shown)).not.toMatch(/Лунина|123-?45-?67/)
  })

  it('[CONSOLE-06] says since when an account is closed, and counts what was bought net of returns', async () => {
    const { order, itemId, userId } = await client()
    await chief.call(calls.returnItem, {
      body: { order_item_id: itemId, amount: 100, left: order.total_amount, reason: 'Ошибка' },
    })
    expect((await page(userId)).totals).toEqual({ orders: 1, paid: 1, net: order.total_amount - 100 })
    expect((await page(userId)).orders[0]).toMatchObject({ returned: 100 })
    await chief.call(calls.removePerson, { query: { person_id: userId } })
    const closed = await page(userId)
    expect(closed.removed_at).not.toBeNull()
    expect(closed.sessions).toBe(0)
  })

  it('[CONSOLE-03] is logged, and closed to who may not see clients', async () => {
    const { guest, userId } = await client()
    const support = await visitAsStaff(server, 'support')
    await page(userId, support)
    const rows = await server.sql(
      'select reason from personal_data_reads where reader_id = $1 and subject = $2',
      [await idOf(support), `person:${userId}`],
    )
    expect(rows.map(({ reason }) => reason)).toContain('OWN-admin-client-page')
    const editor = await visitAsStaff(server, 'editor')
    for (const visitor of [guest, editor])
      expect((await visitor.call(calls.getClientPage, { params: { id: userId } })).status).toBe(403)
    const id = crypto.randomUUID()
    expect((await chief.call(calls.getClientPage, { params: { id } })).status).toBe(404)
  })
})
