import { contract } from '@proverka/api/contract'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin, logOf } from './setup/admin.ts'
import { buyFlat } from './setup/buy-flat.ts'
import { balanceOf, giveBonus, sumOfBooks, topUpByCard } from './setup/money.ts'
import { register, whoIs } from './setup/registration.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const giveBack = (order_item_id: string, amount: number, left: number, by = admin) =>
  by.call(calls.returnItem, { body: { order_item_id, amount, left, reason: 'Ошибка в отчете' } })

const returnReceipts = (orderId: string) =>
  server.sql(`select lines from receipts where order_id = $1 and kind = 'return' order by created_at`, [
    orderId,
  ])

const revenueOf = async (orderId: string) =>
  Number(
    (
      await server.sql(
        `select coalesce(sum(e.amount_kopecks), 0)::int as sum from ledger_transfers t
           join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
          where t.order_id = $1 and a.kind = 'revenue'`,
        [orderId],
      )
    )[0]?.['sum'],
  )

const money = async (by: 'day' | 'site' | 'provider' | 'product' | 'partner') =>
  (await admin.call(calls.getMoney, { query: { by } })).data

/** One order of three parts that are done. */
async function threeDone() {
  const buyer = server.visit()
  const { order, email } = await orderAsGuest(
    buyer,
    ['EgrnObject', 'EgrnRightList', 'EgrnObject'].map((product, purchase) => ({
      product,
      metadata: { purchase },
    })),
  )
  await payInWidget(buyer, order)
  for (const { order_item_id } of order.order_items) await itemIn(buyer, order_item_id, 'done')
  return { buyer, order, email, item: order.order_items[1] ?? { order_item_id: '', price: 0 } }
}

describe('a part of a paid item', () => {
  it('[SELL-11] goes back of a done one: ledger, receipt, email, statistics', async () => {
    const { buyer, order, email, item } = await threeDone()
    const before = await revenueOf(order.id)
    const stats = (await admin.call(calls.getMetrics, { query: {} })).data.sum
    const half = 200
    const { status, data } = await giveBack(item.order_item_id, half, item.price)
    expect(status).toBe(200)
    expect(data).toMatchObject({ status: 'done', returned: half, left: item.price - half })
    expect(await revenueOf(order.id)).toBe(before - half * 100)
    const [receipt] = await until('a receipt of return', async () => {
      const rows = await returnReceipts(order.id)
      return rows.length > 0 ? rows : undefined
    })
    expect(receipt?.['lines']).toMatchObject([{ kopecks: half * 100 }])
    const message = await server.emailTo(email, /^Возврат: /)
    expect(message.text).toContain('Ошибка в отчете')
    expect(message.text).toContain('Отчет остается у вас')
    expect((await admin.call(calls.getMetrics, { query: {} })).data.sum).toBe(stats - half)
    // The rest goes back too, and what is left of the order is its other two parts.
    expect((await giveBack(item.order_item_id, item.price - half, item.price - half)).data).toMatchObject({
      status: 'done',
      left: 0,
    })
    expect(await revenueOf(order.id)).toBe(before - item.price * 100)
    const shown = (await buyer.call(contract.orders.getOrder, { params: { id: order.id } })).data
    expect(JSON.stringify(shown)).toContain(`"returned":${item.price}`)
    expect((await giveBack(item.order_item_id, 1, 1)).status).toBe(409)
    const [log] = await logOf(admin, (await whoIs(buyer)).person?.id)
    expect(log).toMatchObject({ action: 'order_item.return', details: { reason: 'Ошибка в отчете' } })
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('[SELL-11] goes back once, pressed twice and by two admins at once', async () => {
    const { order, item } = await threeDone()
    const replies = await Promise.all([
      giveBack(item.order_item_id, 100, item.price),
      giveBack(item.order_item_id, 100, item.price),
      giveBack(item.order_item_id, 100, item.price, await visitAsAdmin(server)),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const [row] = await server.sql(
      `select count(*)::int as count, sum(amount_kopecks)::int as sum from refunds
        where order_item_id = $1`,
      [item.order_item_id],
    )
    expect(row).toEqual({ count: 1, sum: 10_000 })
    await until('its receipt', async () => ((await returnReceipts(order.id)).length === 1 ? true : undefined))
  })

  it('[SELL-11] is never more than what is left, and needs a reason and money', async () => {
    const { item } = await threeDone()
    expect((await giveBack(item.order_item_id, item.price + 1, item.price)).status).toBe(409)
    const body = { order_item_id: item.order_item_id, amount: 1, left: item.price, reason: ' ' }
    expect((await admin.call(calls.returnItem, { body })).status).toBe(400)
    expect((await giveBack(crypto.randomUUID(), 1, 1)).status).toBe(404)
    const unpaid = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
    expect((await giveBack(unpaid.order.order_items[0]?.order_item_id ?? '', 1, 499)).status).toBe(409)
  })

  it('[SELL-11] of work that goes on leaves the work; the whole of it ends the work', async () => {
    const buyer = server.visit()
    await register(buyer)
    const { person } = await whoIs(buyer)
    await topUpByCard(buyer, 1000)
    await giveBonus(server, person?.id ?? '', 200)
    const { data: order } = await buyFlat(buyer, [{ product: 'RiskAssessmentOwner' }])
    const item = order.order_items[0]?.order_item_id ?? ''
    await itemIn(buyer, item, 'actionrequired')
    // Own money goes back before the bonus: 299 of it were paid.
    expect((await giveBack(item, 99, 499)).data).toMatchObject({ status: 'actionrequired', left: 400 })
    expect(await balanceOf(buyer)).toBe(701 + 99)
    expect((await giveBack(item, 400, 400)).data).toMatchObject({ status: 'refund', left: 0 })
    expect(await balanceOf(buyer)).toBe(1200)
    const [bonus] = await server.sql(
      `select sum(e.amount_kopecks)::int as sum from ledger_entries e
         join ledger_accounts a on a.id = e.account_id where a.kind = 'bonus' and a.person_id = $1`,
      [person?.id],
    )
    expect(bonus).toEqual({ sum: 20_000 })
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('[SELL-11] that went back before the delivery is never earned', async () => {
    const buyer = server.visit()
    const { order } = await orderAsGuest(buyer, [{ product: 'RiskAssessmentOwner' }])
    await payInWidget(buyer, order)
    const item = order.order_items[0]?.order_item_id ?? ''
    await itemIn(buyer, item, 'actionrequired')
    await giveBack(item, 99, 499)
    // The buyer takes the rest back himself.
    const { data } = await admin.call(contract.orders.returnProduct, { body: { order_item_id: item } })
    expect(data).toEqual({ returned: true, amount: 400 })
    const rows = await server.sql(
      `select kind, sum(e.amount_kopecks)::int as sum from ledger_transfers t
         join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
        where t.order_id = $1 group by kind having sum(e.amount_kopecks) <> 0`,
      [order.id],
    )
    expect(rows).toEqual([])
  })
})

describe('a gift of goodwill', () => {
  it('[SELL-11] is on the balance, with its reason, and cannot be paid out', async () => {
    const buyer = server.visit()
    await register(buyer)
    const { person } = await whoIs(buyer)
    const body = { person_id: person?.id ?? '', amount: 150.5, comment: 'За долгое ожидание' }
    expect((await admin.call(calls.creditAccountBalance, { body })).data).toEqual({ balance: 150.5 })
    expect(await balanceOf(buyer)).toBe(150.5)
    const [log] = await logOf(admin, person?.id)
    expect(log).toMatchObject({ action: 'users.credit_balance', details: { amount: 150.5 } })
    const unknown = { ...body, person_id: crypto.randomUUID() }
    expect((await admin.call(calls.creditAccountBalance, { body: unknown })).status).toBe(404)
    expect(await sumOfBooks(server)).toBe(0)
  })
})

describe('figures of money', () => {
  it('[SELL-11] are net by every side, and the same as a file', async () => {
    const { item } = await threeDone()
    await giveBack(item.order_item_id, item.price, item.price)
    const sides = ['day', 'site', 'provider', 'product', 'partner'] as const
    const totals = await Promise.all(
      sides.map(async (by) => {
        const rows = await money(by)
        for (const row of rows) expect(row.net).toBeCloseTo(row.paid - row.returned, 2)
        return rows.reduce((sum, { net }) => sum + net, 0)
      }),
    )
    const { sum } = (await admin.call(calls.getMetrics, { query: {} })).data
    expect(totals.map((total) => Math.round(total * 100))).toEqual(sides.map(() => Math.round(sum * 100)))
    const file = await admin.call(calls.exportTable, {
      params: { table: 'money' },
      query: { format: 'csv', view: 'by=product' },
    })
    const text = Buffer.from(file.data as unknown as Uint8Array).toString('utf8')
    const [product] = await money('product')
    expect(text).toContain('Разрез;Услуг;Оплачено;Возвращено;Итого;Контрагентам;Остается')
    expect(text).toContain(
      [
        product?.name,
        product?.items,
        ...[product?.paid, product?.returned, product?.net].map((roubles) =>
          roubles?.toFixed(2).replace('.', ','),
        ),
      ].join(';'),
    )
    expect((await admin.call(calls.getMoney, { query: { by: 'colour' } as never })).status).toBe(400)
  })
})
