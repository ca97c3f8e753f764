import { contract } from '@proverka/api/contract'
import { maskEmail } from '@proverka/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { buildSites } from './setup/built-site.ts'
import { FLAT, orderAsGuest, payInWidget, productId } from '@proverka/test-support/guest-order'
import { register, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { HOUR_MS, moscowDate } from '@proverka/domain/timing'

const { admin: calls } = contract

const clock = createTestClock()
let sites: Awaited<ReturnType<typeof buildSites>>
let server: TestServer
let admin: Visitor
/** Three Moscow days in a row: two orders, one of them paid; one order paid; none, and one registration. */
let days: string[]
let buyer: { id: string; email: string; paid: number }
let second: { id: string; email: string; paid: number }

const today = () => moscowDate(clock.now().getTime())

beforeAll(async () => {
  sites = await buildSites()
  server = await startTestServer({ pages: sites.pages }, { clock })
  // Noon in Moscow of the day after tomorrow: the seeds are of an earlier day.
  clock.advance(48 * HOUR_MS)
  clock.advance(Date.parse(`${today()}T12:00:00+03:00`) - clock.now().getTime())
  const first = today()
  buyer = await buy(['EgrnObject', 'EgrnRightList'])
  await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
  // One second before midnight is the same day, midnight the next.
  clock.advance(12 * HOUR_MS)
  const middle = today()
  second = await buy(['EgrnObject'])
  clock.advance(24 * HOUR_MS)
  await register(server.visit())
  days = [first, middle, today()]
  admin = await visitAsAdmin(server)
})
afterAll(async () => {
  await server.stop()
  await sites.remove()
})

async function buy(products: string[]) {
  const guest = server.visit()
  const { order, email } = await orderAsGuest(
    guest,
    products.map((product) => ({ product })),
  )
  await payInWidget(guest, order)
  return { id: (await whoIs(guest)).person?.id ?? '', email, paid: order.total_amount }
}

const period = (from: number, to: number) => ({
  'date-from': days[from] ?? '',
  'date-to': days[to] ?? '',
})

describe('figures by day', () => {
  it('[CALL-061] are those of the days between the two dates, the first and the last included', async () => {
    const all = await admin.call(calls.getStats, { query: period(0, 2) })
    expect(all.data).toEqual([
      { date: days[0], orders: 2, sum: buyer.paid, users: 2 },
      { date: days[1], orders: 1, sum: second.paid, users: 1 },
      { date: days[2], orders: 0, sum: 0, users: 1 },
    ])
    const one = await admin.call(calls.getStats, { query: period(1, 1) })
    expect(one.data).toEqual([{ date: days[1], orders: 1, sum: second.paid, users: 1 }])
    expect((await admin.call(calls.getStats, { query: {} })).data).toHaveLength(30)
  })

  it('[CALL-076] are rows for a chart with one value per label', async () => {
    const { data } = await admin.call(calls.getStatsGraphic, { query: period(0, 2) })
    expect(data).toEqual({
      labels: days,
      series: [
        { name: 'Заказы', values: [2, 1, 0] },
        { name: 'Оплачено, ₽', values: [buyer.paid, second.paid, 0] },
        { name: 'Новые пользователи', values: [2, 1, 1] },
      ],
    })
  })

  it('[CALL-080] are four numbers for the whole period', async () => {
    expect((await admin.call(calls.getMetrics, { query: period(0, 2) })).data).toEqual({
      orders: 3,
      paid: 2,
      sum: buyer.paid + second.paid,
      registrations: 4,
    })
    expect((await admin.call(calls.getMetrics, { query: period(2, 2) })).data).toEqual({
      orders: 0,
      paid: 0,
      sum: 0,
      registrations: 1,
    })
  })

  it('are refused for a period that is backwards, too long, or of no days', async () => {
    for (const query of [
      period(2, 0),
      { 'date-from': '2020-01-01', 'date-to': '2021-01-02' },
      { 'date-from': '2026-02-31' },
      { 'date-from': '0000-01-01', 'date-to': '0000-01-02' },
      { 'date-from': '9999-12-30', 'date-to': '9999-12-31' },
      { 'date-to': 'вчера' },
    ])
      for (const call of [calls.getStats, calls.getStatsGraphic, calls.getMetrics, calls.listSources])
        expect([query, (await admin.call(call, { query })).status]).toEqual([query, 400])
    const leapYear = { 'date-from': '2024-01-01', 'date-to': '2024-12-31' }
    expect((await admin.call(calls.getStats, { query: leapYear })).data).toHaveLength(366)
  })
})

describe('who bought what', () => {
  it('[CALL-062] is counted by product for one person, without what was not paid', async () => {
    const sums = async (id: string) =>
      (await admin.call(calls.getProductsSum, { query: { 'target-person-id': id } })).data
    const own = await sums(buyer.id)
    const counts = Object.fromEntries(own.map(({ product_name, count }) => [product_name, count]))
    expect(counts).toEqual({ EgrnObject: 1, EgrnRightList: 1 })
    expect(own.reduce((total, { sum }) => total + sum, 0)).toBe(buyer.paid)
    expect(await sums(second.id)).toEqual([{ product_name: 'EgrnObject', count: 1, sum: second.paid }])
    const unknown = { query: { 'target-person-id': crypto.randomUUID() } }
    expect((await admin.call(calls.getProductsSum, unknown)).status).toBe(404)
  })

  it('[CALL-063] is sorted by the paid sum, the biggest first', async () => {
    const { data } = await admin.call(calls.getTopDonators, { query: {} })
    expect(data).toEqual([
      { person_id: buyer.id, email: maskEmail(buyer.email), sum: buyer.paid },
      { person_id: second.id, email: maskEmail(second.email), sum: second.paid },
    ])
    expect((await admin.call(calls.getTopDonators, { query: { limit: '1' } })).data).toHaveLength(1)
  })

  it('[CALL-064] has only people with a responsible user, who is in each row', async () => {
    const list = async () => (await admin.call(calls.getTopDonatorsResponsible, { query: {} })).data
    expect(await list()).toEqual([])
    const responsible_id = (await whoIs(admin)).person?.id ?? ''
    await admin.call(calls.addResponsibleUser, { body: { person_id: second.id, responsible_id } })
    expect(await list()).toEqual([
      { responsible_id, person_id: second.id, email: maskEmail(second.email), sum: second.paid },
    ])
  })
})

describe('advertising sources', () => {
  it('[CALL-048] have their visits, orders and sums', async () => {
    for (const path of ['/?utm_source=yandex', '/privacy/?utm_source=yandex', '/?utm_source=letter', '/'])
      expect((await server.get(path)).status).toBe(200)
    // What is no page is no visit.
    await server.get('/no-such-page/?utm_source=yandex')
    await server.get(`/api/products?utm_source=yandex`)
    const guest = server.visit()
    guest.cookies.set('utm_source', encodeURIComponent('yandex'))
    const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject', key: FLAT }])
    await payInWidget(guest, order)
    const { data } = await admin.call(calls.listSources, { query: period(2, 2) })
    expect(data).toEqual([
      { source: 'yandex', visits: 2, orders: 1, sum: order.total_amount },
      { source: 'letter', visits: 1, orders: 0, sum: 0 },
    ])
    expect((await admin.call(calls.listSources, { query: period(0, 1) })).data).toEqual([])
    const list = await admin.call(calls.listOrders, { query: { search: FLAT, limit: '1' } })
    expect(list.data.orders[0]?.source).toBe('yandex')
  })

  it('are said by the visit itself before consent to cookies, and by the cookie where it says nothing', async () => {
    const client = server.visit()
    await client.signIn('client@example.com')
    const sourceOf = async (product: string, header: string) => {
      const { data } = await client.call(
        contract.orders.createOrder,
        { body: { order_items: [{ product_id: productId(product), object_key: FLAT }] } },
        { 'visit-source': header, 'idempotency-key': crypto.randomUUID() },
      )
      const [row] = await server.sql('select source from orders where id = $1', [data.id])
      return row?.['source']
    }
    client.cookies.set('utm_source', 'letter')
    expect(await sourceOf('EgrnObject', encodeURIComponent('рассылка'))).toBe('рассылка')
    expect(await sourceOf('EgrnRightList', '%E0%A4%A')).toBe('letter')
  })

  it('of any length and kind are cut short and limited in number', async () => {
    const hostile = encodeURIComponent(`<script>\u0000\n${'x'.repeat(500)}`)
    expect((await server.get(`/?utm_source=${hostile}`)).status).toBe(200)
    const rows = await server.sql('select source from visits where source like $1', ['<script>%'])
    expect(rows).toHaveLength(1)
    expect(String(rows[0]?.['source'])).toHaveLength(64)
    const { statistics } = server.context.queries
    await server.sql(
      `insert into visits (day, source, visits) select '2020-01-01', 'n' || i, 1 from generate_series(1, 3) i`,
    )
    await statistics.countVisit('2020-01-01', 'new', 3)
    await statistics.countVisit('2020-01-01', 'n1', 3)
    expect(await server.sql(`select source, visits from visits where day = '2020-01-01' order by 1`)).toEqual(
      [
        { source: 'n1', visits: 2 },
        { source: 'n2', visits: 1 },
        { source: 'n3', visits: 1 },
      ],
    )
  })
})
