import { contract } from '@proverka/api/contract'
import { ERROR_CODES } from '@proverka/domain/errors'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyFlat } from './setup/buy-flat.ts'
import { balanceOf, giveBonus, sumOfBooks, topUpByCard } from './setup/money.ts'
import { transfersOf } from './setup/payment-events.ts'
import { register } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'
import { DAY_MS } from '@proverka/domain/timing'

const clock = createTestClock()

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  admin = server.visit()
  await admin.signIn('admin@example.com')
})
afterAll(() => server.stop())

async function newcomer() {
  const visitor = server.visit()
  const { data } = await register(visitor)
  return { visitor, id: data.person.id }
}

const firstItem = (order: { order_items: readonly { order_item_id: string }[] }) =>
  order.order_items[0]?.order_item_id ?? ''

const giveItemBack = (visitor: Visitor, order_item_id: string) =>
  visitor.call(contract.orders.returnProduct, { body: { order_item_id } })

describe('an item that is given back', () => {
  it('[CALL-029] [ORDER-16] returns its price to the balance, once; a foreign one answers 403, a done one 409', async () => {
    const { visitor, id } = await newcomer()
    await topUpByCard(visitor, 1000)
    await giveBonus(server, id, 200)
    const { data: order } = await buyFlat(visitor, [{ product: 'RiskAssessmentOwner' }])
    expect(await balanceOf(visitor)).toBe(701)
    await itemIn(visitor, firstItem(order), 'actionrequired')
    expect(await giveItemBack(visitor, firstItem(order))).toMatchObject({ status: 409 })
    clock.advance(8 * DAY_MS)
    await admin.signIn('admin@example.com')
    const stranger = await newcomer()
    expect((await giveItemBack(stranger.visitor, firstItem(order))).status).toBe(403)
    expect((await giveItemBack(visitor, crypto.randomUUID())).status).toBe(404)
    const replies = await Promise.all([1, 2, 3].map(() => giveItemBack(visitor, firstItem(order))))
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409'])
    expect(replies.find(({ status }) => status === 200)?.data).toEqual({ returned: true, amount: 499 })
    expect(await balanceOf(visitor)).toBe(1200)
    const [bonus] = await server.sql(
      `select sum(e.amount_kopecks)::bigint as sum from ledger_entries e
         join ledger_accounts a on a.id = e.account_id where a.kind = 'bonus' and a.person_id = $1`,
      [id],
    )
    expect(Number(bonus?.['sum'])).toBe(20_000)
    const listed = (await visitor.call(contract.orders.listOrders, { query: {} })).data.orders
    expect(listed[0]?.items[0]?.status).toBe('refund')

    const done = await buyFlat(visitor, [{ product: 'EgrnObject' }])
    await itemIn(visitor, firstItem(done.data), 'done')
    expect(await giveItemBack(visitor, firstItem(done.data))).toMatchObject({
      status: 409,
      error: ERROR_CODES['order/not-refundable'].text,
    })
    expect((await giveItemBack(admin, firstItem(done.data))).status).toBe(409)
  })

  it('of an order paid by card goes back to the card through the provider, once', async () => {
    const buyer = server.visit()
    const { order, email } = await orderAsGuest(buyer, [
      { product: 'RiskAssessmentOwner' },
      { product: 'PersonCheck', key: 'Ладогин', metadata: LADOGIN },
    ])
    await payInWidget(buyer, order)
    await itemIn(buyer, firstItem(order), 'actionrequired')
    const price = order.order_items[0]?.price ?? 0
    expect((await giveItemBack(admin, firstItem(order))).data).toEqual({ returned: true, amount: price })
    expect(await balanceOf(buyer)).toBe(0)
    const refunds = await until('the refund', async () => {
      const rows = await server.sql(
        `select r.amount_kopecks, t.amount_kopecks as told from refunds r
           join test_provider_refunds t on t.id::text = r.provider_refund_id
          where r.order_item_id = $1 and r.done_at is not null`,
        [firstItem(order)],
      )
      return rows.length > 0 ? rows : undefined
    })
    expect(refunds).toEqual([{ amount_kopecks: price * 100, told: price * 100 }])
    const transfers = await transfersOf(server, order.id)
    expect(transfers).toContainEqual(
      expect.objectContaining({ kind: 'provider', amount_kopecks: price * 100 }),
    )
    const message = await server.emailTo(email, 'Возврат: Проверка собственника')
    expect(message.text).toContain('На карту: 499 ₽')
  })

  it('before it is paid moves nothing, and a payment that comes later is on the balance', async () => {
    const { visitor } = await newcomer()
    const { data: order } = await buyFlat(
      visitor,
      [{ product: 'EgrnObject' }, { product: 'EgrnRightList' }],
      false,
    )
    expect((await giveItemBack(visitor, firstItem(order))).data).toEqual({ returned: true, amount: 0 })
    await payInWidget(visitor, order)
    expect(await balanceOf(visitor)).toBe(499)
    const second = order.order_items[1]?.order_item_id ?? ''
    await itemIn(visitor, second, 'done')
    const [prepaid] = await server.sql(
      `select coalesce(sum(e.amount_kopecks), 0)::bigint as sum from ledger_entries e
         join ledger_accounts a on a.id = e.account_id join orders o on o.person_id = a.person_id
        where a.kind = 'prepaid' and o.id = $1`,
      [order.id],
    )
    expect(Number(prepaid?.['sum'])).toBe(0)
  })
})

describe('receipts', () => {
  it('are made once each: an advance, a settlement, a return (LAW-04)', async () => {
    const buyer = server.visit()
    const { order, email } = await orderAsGuest(buyer, [
      { product: 'EgrnObject' },
      { product: 'RiskAssessmentOwner' },
    ])
    await payInWidget(buyer, order)
    const [extract, owner] = order.order_items.map(({ order_item_id }) => order_item_id)
    await itemIn(buyer, extract ?? '', 'done')
    await itemIn(buyer, owner ?? '', 'actionrequired')
    await giveItemBack(admin, owner ?? '')
    const receipts = await until('three receipts', async () => {
      const rows = await server.sql(
        `select kind, content from test_provider_receipts where content ->> 'email' = $1 order by kind`,
        [email],
      )
      return rows.length === 3 ? rows : undefined
    })
    expect(receipts).toMatchObject([
      { kind: 'advance', content: { lines: [{ kopecks: 99_800 }], mark: 'ТЕСТОВЫЙ ЧЕК' } },
      { kind: 'return', content: { lines: [{ name: 'Проверка собственника', kopecks: 49_900 }] } },
      { kind: 'settlement', content: { lines: [{ name: 'Выписка ЕГРН об объекте', kopecks: 49_900 }] } },
    ])
  })
})

it('all of this left books that add up to zero', async () => {
  expect(await sumOfBooks(server)).toBe(0)
})
