import { contract } from '@proverka/api/contract'
import { FLAT, itemIn, orderAsGuest, payInWidget, productId } from '@proverka/test-support/guest-order'
import { HOUR_MS, moscowDate } from '@proverka/domain/timing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { giveBonus, giveEarned, sumOfBooks, topUpByCard } from './setup/money.ts'
import { idOf, register } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls, orders, partner, tariffs } = contract
const SIDES = ['day', 'site', 'provider', 'product', 'partner'] as const

const clock = createTestClock()
let server: TestServer
let admin: Visitor
let partnerId: string
/** Two Moscow days: everything is paid on the first, and some of it goes back on the second. */
let first: string
let second: string

beforeAll(async () => {
  server = await startTestServer({ staff: { undoMinutes: 0, secondSignatureRoubles: 1000 } }, { clock })
  // Seeds are of an earlier day.
  clock.advance(48 * HOUR_MS)
  const day = moscowDate(clock.now().getTime())
  clock.advance(Date.parse(`${day}T20:00:00+03:00`) - clock.now().getTime())
  first = moscowDate(clock.now().getTime())
  admin = await visitAsAdmin(server)
  const sold = await sell()
  // One second before midnight, then midnight itself.
  clock.advance(4 * HOUR_MS - 1000)
  await byCard(['EgrnObject'])
  clock.advance(1000)
  second = moscowDate(clock.now().getTime())
  await giveSomeBack(sold)
})
afterAll(() => server.stop())

const giveBack = (order_item_id: string, amount: number, left: number) =>
  admin.call(calls.returnItem, { body: { order_item_id, amount, left, reason: 'Ошибка в отчете' } })
const markPaid = async (OrderID: string, Paid: boolean) =>
  expect((await admin.call(calls.updateOrder, { body: { OrderID, Paid } })).status).toBe(200)

async function byCard(products: readonly string[], partner_id?: string) {
  const buyer = server.visit()
  if (partner_id) await register(buyer, undefined, { partner_id })
  const { order } = partner_id
    ? { order: (await placeFor(buyer, products)).data }
    : await orderAsGuest(
        buyer,
        products.map((product, purchase) => ({ product, metadata: { purchase } })),
      )
  await payInWidget(buyer, order)
  return { buyer, order }
}

const placeFor = (visitor: Visitor, products: readonly string[], use_account_balance = false) =>
  visitor.call(orders.createOrder, {
    body: {
      order_items: products.map((name) => ({ product_id: productId(name), object_key: FLAT })),
      ...(use_account_balance && { use_account_balance }),
    },
  })

/** Every way in which money comes and goes without being sold for, beside every way in which something is sold. */
async function sell() {
  const partnerVisitor = server.visit()
  await register(partnerVisitor)
  partnerId = await idOf(partnerVisitor)
  const card = await byCard(['EgrnObject', 'EgrnRightList', 'RiskAssessmentOwner'])
  const linked = await byCard(['EgrnObject'], partnerId)
  await byCard(['EgrnObject'])

  const saver = server.visit()
  await register(saver)
  await topUpByCard(saver, 6000)
  await giveBonus(server, await idOf(saver), 300)
  const mixed = await placeFor(saver, ['EgrnObject', 'EgrnRightList'], true)
  expect(mixed.data.payment_data).toBeNull()
  const tariff = await saver.call(tariffs.activateTariff, { body: { tariff_simple_id: 2 } })

  const marked = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
  await markPaid(marked.order.id, true)
  const undone = await orderAsGuest(server.visit(), [{ product: 'EgrnRightList' }])
  await markPaid(undone.order.id, true)
  await markPaid(undone.order.id, false)

  await giveEarned(server, partnerId, 700)
  const { data: payer } = await partnerVisitor.call(contract.payers.addPayer, {
    body: { name: 'ООО «Кровля»', inn: '0000000018', kpp: '000001001', address: 'Образцовск' },
  })
  const out = [
    tariff,
    await partnerVisitor.call(partner.requestWithdrawal, { body: { amount: 100, payer_id: payer.payer_id } }),
    await admin.call(calls.withdrawPartnerMoney, { body: { partner_id: partnerId, amount: 50 } }),
    await admin.call(calls.creditAccountBalance, {
      body: { person_id: partnerId, amount: 150.5, comment: 'Извинения' },
    }),
  ]
  expect(out.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  return { card, linked, mixed: mixed.data, saver }
}

/** A part of a done item, a whole item that is not done, one paid with bonus and balance. */
async function giveSomeBack({ card, linked, mixed, saver }: Awaited<ReturnType<typeof sell>>) {
  const [one, other] = card.order.order_items
  const bonus = mixed.order_items[0]
  if (!one || !other || !bonus) throw new Error('orders without items')
  await itemIn(card.buyer, one.order_item_id, 'done')
  expect((await giveBack(one.order_item_id, 100.5, one.price)).status).toBe(200)
  await itemIn(saver, bonus.order_item_id, 'done')
  expect((await giveBack(bonus.order_item_id, bonus.price, bonus.price)).status).toBe(200)
  const [whole] = linked.order.order_items
  await itemIn(linked.buyer, whole?.order_item_id ?? '', 'done')
  expect((await giveBack(whole?.order_item_id ?? '', whole?.price ?? 0, whole?.price ?? 0)).status).toBe(200)
}

const reportOf = async (from: string, to: string) =>
  (await admin.call(calls.getMoneyReport, { query: { 'date-from': from, 'date-to': to } })).data

/** What was sold, as the books alone have it: what is paid ahead and earned grew by it; kopecks of a Moscow day, or of two. */
async function soldByBooks(from: string, to: string): Promise<number> {
  const [row] = await server.sql(
    `select coalesce(sum(e.amount_kopecks), 0)::int as sum from ledger_entries e
       join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
      where a.kind in ('prepaid', 'revenue') and (t.created_at at time zone 'Europe/Moscow')::date between $1::date and $2::date`,
    [from, to],
  )
  return Number(row?.['sum'])
}

const kopecks = (roubles: number): number => Math.round(roubles * 100)
const sumOf = (rows: readonly { net: number }[]): number =>
  rows.reduce((sum, { net }) => sum + kopecks(net), 0)

describe('[CONSOLE-18] the report of money', () => {
  it('has the same sums on all sides, and those of the books', async () => {
    for (const [from, to] of [
      [first, second],
      [first, first],
      [second, second],
    ] as const) {
      const report = await reportOf(from, to)
      const sold = await soldByBooks(from, to)
      expect(kopecks(report.totals.net)).toBe(sold)
      for (const side of SIDES) {
        expect([side, sumOf(report[side])]).toEqual([side, sold])
        expect(report[side].reduce((sum, { items }) => sum + items, 0)).toBe(report.totals.items)
      }
      expect(report.books).toEqual({ paid: report.totals.paid, returned: report.totals.returned })
    }
    expect(await sumOfBooks(server)).toBe(0)
    const whole = await reportOf(first, second)
    expect(whole.totals.returned).toBeGreaterThan(100.5)
    expect(whole.totals.net).toBe((whole.totals.paid * 100 - whole.totals.returned * 100) / 100)
  })

  it('counts a payment on its Moscow day and a return on its own', async () => {
    const { day } = await reportOf(first, second)
    expect(day.map(({ key }) => key)).toEqual([first, second])
    expect(day[0]).toMatchObject({ returned: 0 })
    expect(day[1]).toMatchObject({ paid: 0, items: 0 })
    expect(day[1]?.net).toBeLessThan(0)
    const last = await reportOf(second, second)
    expect(last.before).toMatchObject({ paid: day[0]?.paid, net: day[0]?.net })
    expect((await reportOf(first, first)).before).toBeNull()
  })

  it('names what people know, and says what is not known', async () => {
    const { product, partner: partners, provider, site } = await reportOf(first, second)
    const named = (rows: readonly { key: string; name: string }[]) =>
      Object.fromEntries(rows.map(({ key, name }) => [key, name]))
    expect(named(product)).toMatchObject({ EgrnObject: 'Выписка ЕГРН об объекте', tariff: 'Тарифы' })
    expect(named(partners)).toMatchObject({ '': 'без партнера' })
    expect(named(partners)[partnerId]).toMatch(/^.···.*, [0-9a-f]{8}$/)
    expect(named(provider)).toMatchObject({ test: 'Проверочная касса', balance: 'С баланса' })
    // A tariff is of no site.
    expect(named(site)['']).toBe('не указано')
    expect(site.find(({ key }) => key === '')).toMatchObject({ items: 1 })
    // What was given back as a whole leaves nothing.
    expect(partners.find(({ key }) => key === partnerId)).toMatchObject({ net: 0 })
  })

  it('leaves as files whose rows sum up to it', async () => {
    const report = await reportOf(first, second)
    for (const by of SIDES) {
      const view = new URLSearchParams({ by, 'date-from': first, 'date-to': second }).toString()
      const { data } = await admin.call(calls.exportTable, {
        params: { table: 'money' },
        query: { format: 'csv', view },
      })
      const bytes = data as unknown as Uint8Array
      expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
      const [head, ...lines] = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
      const at = head?.split(';').indexOf('Итого') ?? -1
      // Names with a semicolon are quoted.
      const cells = lines.map((line) => line.replaceAll(/"[^"]*"/gu, 'имя').split(';'))
      expect(cells.reduce((sum, row) => sum + kopecks(Number(row[at]?.replace(',', '.'))), 0)).toBe(
        kopecks(report.totals.net),
      )
    }
  })

  it('says what the first screen says of the day', async () => {
    const { totals } = await reportOf(second, second)
    const { money } = (await admin.call(calls.getToday, {})).data
    expect(money).toMatchObject({ paid: totals.paid, returned: totals.returned, net: totals.net })
    const wrong = { query: { 'date-from': second, 'date-to': first } }
    expect((await admin.call(calls.getMoneyReport, wrong)).status).toBe(400)
  })
})
