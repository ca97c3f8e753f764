import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { destroyDueData } from '../src/services/destruction/destruction-tasks.ts'
import { FLAT, freshEmail, orderAsGuest, productId } from '@proverka/test-support/guest-order'
import { register } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'
import { DAY_MS } from '@proverka/domain/timing'

const PER_DAY = 3
const KILOBYTES = 40
const KEPT_DAYS = 30
const TOO_MUCH = 'Слишком много данных'

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(
    {
      eventsDays: KEPT_DAYS,
      limits: { ...NO_LIMITS, eventsPerDay: PER_DAY, ordersPerDay: PER_DAY },
      behindProxy: true,
    },
    { clock },
  )
})
afterAll(() => server.stop())

let addresses = 0
const elsewhere = () => ({ 'x-forwarded-for': `10.7.0.${++addresses}` })

const tell = (params: object, headers: Record<string, string>, event = 'quota') =>
  server.visit().call(contract.events.recordEvent, { body: { event, params: { ...params } } }, headers)

const sizeOf = async (table: string, column: string) => {
  const [row] = await server.sql(
    `select coalesce(sum(length(${column}::text)), 0)::int as size from ${table}`,
  )
  return Number(row?.['size'])
}

describe('[SAFE-11] what guests tell of visits', () => {
  it('is small, and so many a day from one address', async () => {
    const headers = elsewhere()
    const large = await tell({ text: 'я'.repeat(1100) }, headers)
    expect([large.status, large.error]).toEqual([400, TOO_MUCH])
    const before = await sizeOf('events', 'params')
    const statuses: number[] = []
    for (let count = 0; count < PER_DAY + 2; count++)
      statuses.push((await tell({ text: 'x'.repeat(1900) }, headers)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect((await sizeOf('events', 'params')) - before).toBeLessThan(PER_DAY * 2048)
    expect((await tell({}, elsewhere())).status).toBe(200)
  })

  it('is destroyed when its days are over, however much it is', async () => {
    await tell({}, elsewhere(), 'old')
    await server.sql(
      `insert into events (name, params, url, site, at)
         select 'old', '{}', '', 'realty', $1::timestamptz from generate_series(1, 12000)`,
      [clock.now()],
    )
    clock.advance((KEPT_DAYS - 1) * DAY_MS)
    await tell({}, elsewhere(), 'young')
    await destroyDueData(server.context)
    const old = () => server.sql(`select count(*)::int as count from events where name = 'old'`)
    expect(await old()).toEqual([{ count: 12_001 }])
    clock.advance(2 * DAY_MS)
    await destroyDueData(server.context)
    // All of a place at once waits for the operator's word (SAFE-21).
    expect(await old()).toEqual([{ count: 12_001 }])
    await server.context.queries.destructionHolds.confirmHolds('events', clock.now())
    await destroyDueData(server.context)
    const left = await server.sql(`select distinct name from events where name in ('old', 'young')`)
    expect(left).toEqual([{ name: 'young' }])
  })
})

describe('[SAFE-11] what orders carry', () => {
  const item = (bytes: number) => ({
    product_id: productId('EgrnObject'),
    object_key: FLAT,
    metadata: { text: 'x'.repeat(bytes), purchase: crypto.randomUUID() },
  })

  it('is bounded for a part, for all parts and for their number', async () => {
    const visitor = server.visit()
    await register(visitor)
    const order = (order_items: object[]) =>
      visitor.call(contract.orders.createOrder, { body: { order_items, again: true } } as never)
    const before = await sizeOf('order_items', 'metadata')
    const replies = [
      await order([item(17_000)]),
      await order(Array.from({ length: 5 }, () => item(15_000))),
      await order(Array.from({ length: 5001 }, () => item(1))),
    ]
    expect(replies.map(({ status, error }) => [status, error])).toEqual([
      [400, TOO_MUCH],
      [400, 'Слишком много данных в заказе'],
      [400, 'Не больше 5000 позиций в заказе'],
    ])
    expect(await sizeOf('order_items', 'metadata')).toBe(before)
  })

  it('is bounded in bytes for a day, however few orders carry them', async () => {
    const limited = await startTestServer({ limits: { ...NO_LIMITS, orderKilobytesPerDay: KILOBYTES } })
    try {
      const visitor = limited.visit()
      await register(visitor)
      const statuses: number[] = []
      for (let count = 0; count < 4; count++) {
        const body = { order_items: [item(15_000)], again: true }
        statuses.push((await visitor.call(contract.orders.createOrder, { body })).status)
      }
      expect(statuses).toEqual([200, 200, 429, 429])
      const [row] = await limited.sql(
        `select sum(length(i.metadata::text))::int as size from order_items i join orders o on o.id = i.order_id
          where o.created_at > now() - interval '1 hour' and i.metadata::text like '%xxxx%'`,
      )
      expect(Number(row?.['size'])).toBeLessThan(KILOBYTES * 1024)
    } finally {
      await limited.stop()
    }
  })

  it('is bounded for a day: of one person, and of the guests at one address', async () => {
    const visitor = server.visit()
    await register(visitor)
    const own: number[] = []
    const guests: number[] = []
    for (let count = 0; count <= PER_DAY; count++) {
      const body = { order_items: [item(1)], again: true }
      own.push((await visitor.call(contract.orders.createOrder, { body }, elsewhere())).status)
      guests.push((await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }], freshEmail())).status)
    }
    expect([own, guests]).toEqual([
      [200, 200, 200, 429],
      [200, 200, 200, 429],
    ])
  })
})
