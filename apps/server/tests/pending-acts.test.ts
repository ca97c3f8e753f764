import { contract } from '@proverka/api/contract'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runPendingActs } from '../src/services/staff/run-pending-acts.ts'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { giveBonus, sumOfBooks } from './setup/money.ts'
import { idOf, register } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract
const MINUTE = 60_000
const clock = createTestClock()
let server: TestServer
let chief: Visitor
let operator: Visitor

beforeAll(async () => {
  server = await startTestServer({ staff: { undoMinutes: 10, secondSignatureRoubles: 300 } }, { clock })
  chief = await visitAsAdmin(server)
  operator = await visitAsStaff(server, 'operator')
})
afterAll(() => server.stop())

/** A paid item that is done, 499 roubles. */
async function doneItem() {
  const buyer = server.visit()
  const { order } = await orderAsGuest(buyer, [{ product: 'EgrnObject' }, { product: 'EgrnRightList' }])
  await payInWidget(buyer, order)
  const id = order.order_items[0]?.order_item_id ?? ''
  await itemIn(buyer, id, 'done')
  return id
}

const giveBack = (order_item_id: string, amount: number, by = operator, left = 499) =>
  by.call(calls.returnItem, { body: { order_item_id, amount, left, reason: 'Источник молчал' } })
const cancel = (id: string, by = operator) => by.call(calls.cancelPending, { params: { id } })
const confirm = (id: string, by = chief) => by.call(calls.confirmPending, { params: { id } })
const returnsOf = async (id: string) =>
  (await server.sql('select card_kopecks, admin_id from item_returns where order_item_id = $1', [id])).length
const endOf = async (id: string) => {
  const { data } = await chief.call(calls.listPending, { query: { ended: 'true', limit: '100' } })
  return data.pending.find(({ pending_id }) => pending_id === id)
}
/** Ten minutes later, looked at by two processes at once. */
async function later() {
  clock.advance(10 * MINUTE)
  await Promise.all([runPendingActs(server.context), runPendingActs(server.context)])
}

describe('[CONSOLE-07] the preview of a return', () => {
  it('names the rule, three sums and what changes, and changes nothing', async () => {
    const id = await doneItem()
    const preview = (query: object, by = operator) =>
      by.call(calls.previewReturn, { query: { order_item_id: id, ...query } })
    const { data } = await preview({ amount: '200' })
    expect(data).toMatchObject({
      left: 499,
      rule: { rule: 'goodwill', label: 'По решению сотрудника' },
      paid: 998,
      returned: 200,
      remains: 798,
      status: { before: 'done', after: 'done' },
      to: { card: 200, balance: 0, bonus: 0 },
      receipt: 'with-card',
      email: expect.stringMatching(/^Возврат: /),
      partner: null,
      needs_second: false,
      undo_minutes: 10,
    })
    expect(data.other_rules.map(({ rule }) => rule)).toEqual([
      'not-begun',
      'data-not-given',
      'source-silent',
      'report-fault',
    ])
    expect((await preview({})).data).toMatchObject({ returned: 499, remains: 499, needs_second: true })
    expect((await preview({ amount: '500' })).status).toBe(409)
    expect((await preview({ amount: '0' })).status).toBe(400)
    expect((await preview({ order_item_id: crypto.randomUUID() })).status).toBe(404)
    expect((await preview({}, await visitAsStaff(server, 'editor'))).status).toBe(403)
    expect(await returnsOf(id)).toBe(0)
    expect(await server.sql('select 1 from pending_acts where order_item_id = $1', [id])).toEqual([])
  })
})

describe('a return by the staff', () => {
  it('waits ten minutes, is listed, and is then carried out once', async () => {
    const id = await doneItem()
    const { data } = await giveBack(id, 200)
    expect(data).toMatchObject({
      left: 499,
      pending: { kind: 'return', amount: 200, waits_for_second: false },
    })
    const pendingId = data.pending?.pending_id ?? ''
    const listed = (await operator.call(calls.listPending, { query: {} })).data.pending
    expect(listed.map(({ pending_id }) => pending_id)).toContain(pendingId)
    clock.advance(9 * MINUTE)
    await runPendingActs(server.context)
    expect(await returnsOf(id)).toBe(0)
    await later()
    expect(await returnsOf(id)).toBe(1)
    expect(await endOf(pendingId)).toMatchObject({ outcome: 'done', refusal: null })
    expect((await cancel(pendingId)).status).toBe(409)
    const [row] = await server.sql(
      `select person_id from orders o join order_items i on i.order_id = o.id where i.id = $1`,
      [id],
    )
    const [entry] = await logOf(chief, String(row?.['person_id']))
    expect(entry).toMatchObject({ action: 'order_item.return', admin_id: await idOf(operator) })
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('is cancelled until then, and can be asked for again', async () => {
    const id = await doneItem()
    const pendingId = (await giveBack(id, 200)).data.pending?.pending_id ?? ''
    expect((await giveBack(id, 100, chief)).status).toBe(409)
    expect((await cancel(pendingId)).data).toMatchObject({ outcome: 'cancelled', ender: expect.any(String) })
    await later()
    expect(await returnsOf(id)).toBe(0)
    expect((await cancel(pendingId)).status).toBe(409)
    expect((await giveBack(id, 100)).status).toBe(200)
  })

  it('is asked for once by two people at once', async () => {
    const id = await doneItem()
    const replies = await Promise.all([giveBack(id, 100), giveBack(id, 100, chief), giveBack(id, 100)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('is either carried out or cancelled when both come at once', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await doneItem()
      const pendingId = (await giveBack(id, 100)).data.pending?.pending_id ?? ''
      clock.advance(10 * MINUTE)
      const [, reply] = await Promise.all([runPendingActs(server.context), cancel(pendingId)])
      await runPendingActs(server.context)
      expect(await returnsOf(id)).toBe(reply.status === 200 ? 0 : 1)
      expect((await endOf(pendingId))?.outcome).toBe(reply.status === 200 ? 'cancelled' : 'done')
    }
  })

  it('is refused with the reason when the item changed in between, and nothing is half done', async () => {
    const id = await doneItem()
    const first = (await giveBack(id, 200)).data.pending?.pending_id ?? ''
    await server.sql("update order_items set status = 'inprogress' where id = $1", [id])
    await later()
    expect(await endOf(first)).toMatchObject({
      outcome: 'refused',
      refusal: 'С тех пор состояние изменилось: проверьте и начните заново',
    })
    expect(await returnsOf(id)).toBe(0)
    expect(await server.sql('select 1 from refunds where order_item_id = $1', [id])).toEqual([])
  })

  it('above the limit needs the word of another member who may do it', async () => {
    const id = await doneItem()
    const { data } = await giveBack(id, 400)
    const pendingId = data.pending?.pending_id ?? ''
    expect(data.pending).toMatchObject({ waits_for_second: true, confirmer: null })
    await later()
    expect(await returnsOf(id)).toBe(0)
    expect((await confirm(pendingId, operator)).status).toBe(403)
    expect((await confirm(pendingId, await visitAsStaff(server, 'editor'))).status).toBe(403)
    expect((await confirm(pendingId)).data).toMatchObject({ waits_for_second: false })
    expect((await confirm(pendingId, await visitAsStaff(server, 'support'))).status).toBe(409)
    await later()
    expect(await returnsOf(id)).toBe(1)
    expect(await endOf(pendingId)).toMatchObject({ outcome: 'done' })
    expect((await confirm(crypto.randomUUID())).status).toBe(404)
  })
})

describe('a return that is carried out at once', () => {
  it('is refused to the staff above the limit, by either call', async () => {
    const order_item_id = await doneItem()
    await server.sql("update order_items set status = 'requested' where id = $1", [order_item_id])
    const status = await operator.call(calls.updateItemStatus, { body: { order_item_id, status: 'refund' } })
    const call = await operator.call(contract.orders.returnProduct, { body: { order_item_id } })
    expect([status.status, call.status]).toEqual([409, 409])
    expect(status.error).toContain('второй сотрудник')
    expect(await returnsOf(order_item_id)).toBe(0)
  })
})

describe('a payout to a partner', () => {
  async function partnerWith(sum: number): Promise<string> {
    const partner = server.visit()
    await register(partner)
    const id = await idOf(partner)
    await giveBonus(server, id, sum)
    return id
  }
  const pay = (partner_id: string, by: Visitor) =>
    by.call(calls.withdrawPartnerMoney, { body: { partner_id, amount: 10 } })

  it('needs no second signature while one person may pay, and always with two', async () => {
    const alone = await pay(await partnerWith(100), chief)
    expect(alone.data).toMatchObject({ sum: 100, pending: { waits_for_second: false } })
    const accountant = await visitAsStaff(server, 'accountant')
    const partnerId = await partnerWith(100)
    const { data } = await pay(partnerId, accountant)
    const pendingId = data.pending?.pending_id ?? ''
    expect(data).toMatchObject({ sum: 100, pending: { kind: 'payout', waits_for_second: true } })
    expect((await pay(partnerId, chief)).status).toBe(409)
    // An operator may return money and neither sees nor confirms payouts.
    expect((await confirm(pendingId, operator)).status).toBe(403)
    const seen = (await operator.call(calls.listPending, { query: {} })).data.pending
    expect(seen.map(({ kind }) => kind)).not.toContain('payout')
    expect((await confirm(pendingId, accountant)).status).toBe(403)
    expect((await confirm(pendingId)).status).toBe(200)
    await later()
    const { data: left } = await chief.call(calls.getPartnerAccountSum, { query: { partner_id: partnerId } })
    expect(left.sum).toBe(90)
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('is refused when the money is gone by then', async () => {
    const partnerId = await partnerWith(10)
    const pendingId = (await pay(partnerId, chief)).data.pending?.pending_id ?? ''
    expect((await confirm(pendingId, await visitAsStaff(server, 'accountant'))).status).toBe(200)
    await giveBonus(server, partnerId, -5)
    await later()
    expect(await endOf(pendingId)).toMatchObject({ outcome: 'refused', refusal: expect.stringMatching(/./) })
  })
})
