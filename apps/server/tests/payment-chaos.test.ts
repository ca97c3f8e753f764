import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@proverka/api/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../src/platform/db/database.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { createRandom } from '../src/commands/seeds/random.ts'
import { databaseForProcess } from './setup/copy-database.ts'
import { FLAT, productId } from '@proverka/test-support/guest-order'
import { tokenOf } from './setup/payment-events.ts'
import { startServerProcess, type ServerProcess } from '@proverka/test-support/server-process'
import { createVisitor, type Visitor } from '@proverka/test-support/visitor'

/**
 * Ten messages for each order. The figure is ten thousand messages: `CHAOS_ORDERS=1000`. The ordinary run takes as many
 * as an engine answers in ten seconds, with all the kills; the embedded one answers one question at a time.
 */
const ORDERS = Number(process.env['CHAOS_ORDERS'] ?? (process.env['DATABASE_URL'] ? 30 : 20))
const MESSAGES = ORDERS * 10
const REPEATS = 5
const KILLS = 5
const AT_ONCE = 16
const SEED = 20_261_121
const PRICE = 49_900

/** Payers by what they do in the window: at once, after half of the messages, never, or refuse. */
type Payer = 'pays' | 'pays late' | 'declines' | 'leaves'

interface Order {
  readonly id: string
  readonly token: string
  readonly payer: Payer
  providerId: string
}

/** One message about a payment, true or forged. Throws when the server did not answer. */
type Delivery = () => Promise<void>

const random = createRandom(SEED)
let folder: string
let place: Awaited<ReturnType<typeof databaseForProcess>>
let server: ServerProcess
let client: Visitor
/** Settled while a server answers; a kill replaces it until the next one is up. */
let isUp: Promise<void> = Promise.resolve()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proverka-chaos-'))
  place = await databaseForProcess(folder)
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await place?.drop()
  await rm(folder, { recursive: true, force: true })
})

const start = async () => {
  server = await startServerProcess(place.variables)
}

/** Opens the database behind the back of the server, which must be down. */
async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const { DATABASE_URL: databaseUrl } = place.variables
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir: folder })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function inParallel(works: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...works]
  const worker = async () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) await work()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

function payerOf(index: number): Payer {
  if (index % 10 < 3) return 'pays'
  if (index % 10 < 4) return 'pays late'
  return index % 10 < 7 ? 'declines' : 'leaves'
}

async function placeOrders(): Promise<Order[]> {
  const placed: Order[] = []
  await inParallel(
    Array.from({ length: ORDERS }, (_, index) => async () => {
      const { data } = await client.call(contract.orders.createOrder, {
        body: {
          order_items: [
            { product_id: productId('EgrnObject'), object_key: FLAT, metadata: { purchase: index } },
          ],
          again: true,
        },
      })
      placed.push({ id: data.id, token: tokenOf(data), payer: payerOf(index), providerId: '' })
    }),
  )
  return placed
}

const decide = (orders: readonly Order[], payer: Payer, decision: 'pay' | 'decline') =>
  inParallel(
    orders
      .filter((order) => order.payer === payer)
      .map(({ token }) => async () => {
        const { status } = await client.call(contract.payment.decideTestPayment, {
          params: { token },
          body: { decision },
        })
        expect(status).toBe(200)
      }),
  )

const widget =
  (order: Order): Delivery =>
  async () => {
    const { status } = await client.call(contract.payment.reportWidgetResult, {
      body: { order_id: order.id, result: 'success' },
    })
    expect(status).toBe(200)
  }

const poll =
  (order: Order): Delivery =>
  async () => {
    const { status } = await client.call(contract.orders.checkOrderPaid, { params: { id: order.id } })
    expect(status).toBe(200)
  }

const webhook =
  (providerId: string, expected: number, claim: object = {}): Delivery =>
  async () => {
    const { status } = await client.call(contract.payment.receiveWebhook, {
      params: { provider: 'test' },
      body: { event: 'payment.succeeded', object: { id: providerId, status: 'succeeded', ...claim } },
    })
    expect(status).toBe(expected)
  }

/** Two different messages per order: of payers true ones, of others forged ones, and some about nothing at all. */
function deliveriesOf(order: Order, index: number): Delivery[] {
  if (order.payer === 'pays' || order.payer === 'pays late') {
    const channels = [widget(order), poll(order), webhook(order.providerId, 200)]
    return [channels[index % 3] as Delivery, channels[(index + 1) % 3] as Delivery]
  }
  const wrongAmount = { amount: { value: '1.00', currency: 'RUB' }, paid: true }
  return index % 2 === 0
    ? [widget(order), webhook(order.providerId, 200, wrongAmount)]
    : [webhook(order.providerId, 200), webhook(crypto.randomUUID(), 404)]
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: random.whole(0, 1_000_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ECONNRE|EPIPE)/.test(String(error.code))

/** Delivers all; what a dying server did not acknowledge is delivered again to the next one. */
async function deliver(
  deliveries: readonly Delivery[],
  kills: number,
): Promise<{ again: number; killed: number }> {
  const waiting = [...deliveries]
  const killEvery = Math.floor(deliveries.length / (kills + 1))
  let [done, killed, again] = [0, 0, 0]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await isUp
      try {
        await next()
        done += 1
      } catch (error) {
        if (!isCutOff(error)) throw error
        waiting.push(next)
        again += 1
        continue
      }
      if (killed < kills && done >= killEvery * (killed + 1)) {
        killed += 1
        isUp = server.end('SIGKILL').then(start)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { again, killed }
}

it(
  `books ${MESSAGES} shuffled, repeated and forged messages right through five kill -9`,
  { timeout: 480_000 },
  async () => {
    await start()
    client = createVisitor(() => server.port, 'realty')
    await client.signIn('client@example.com')
    const orders = await placeOrders()
    expect(new Set(orders.map(({ id }) => id)).size).toBe(ORDERS)
    await decide(orders, 'pays', 'pay')
    await decide(orders, 'declines', 'decline')

    expect(await server.end('SIGINT')).toMatchObject({ code: 0 })
    const idOf = new Map(
      await withDatabase(async ({ current }) => {
        const rows = await current.selectFrom('test_provider_payments').select(['id', 'token']).execute()
        return rows.map(({ id, token }) => [token, id] as const)
      }),
    )
    for (const order of orders) order.providerId = idOf.get(order.token) ?? ''
    await start()

    const different = orders.flatMap(deliveriesOf)
    const all = shuffle(Array.from({ length: REPEATS }, () => different).flat())
    expect([different.length, all.length]).toEqual([MESSAGES / REPEATS, MESSAGES])
    const first = await deliver(all.slice(0, MESSAGES / 2), 3)
    await decide(orders, 'pays late', 'pay')
    // Every late payer asks at least once more, as the page does that waits for the payment.
    const late = orders.filter(({ payer }) => payer === 'pays late').map(poll)
    const second = await deliver([...all.slice(MESSAGES / 2), ...late], KILLS - 3)
    expect(first.killed + second.killed).toBe(KILLS)
    expect(first.again + second.again).toBeGreaterThan(0)

    expect(await server.end('SIGINT')).toMatchObject({ code: 0 })
    await withDatabase(async (database) => {
      const shouldBePaid = orders.filter(({ payer }) => payer === 'pays' || payer === 'pays late')
      const ask = async (text: string) =>
        (await sql.raw<Record<string, unknown>>(text).execute(database.current)).rows

      const paid = await ask('select id from orders where paid_at is not null')
      expect(paid.map(({ id }) => String(id)).toSorted()).toEqual(shouldBePaid.map(({ id }) => id).toSorted())
      const items = await ask(
        `select status = 'waitingforpayment' as waits, count(*)::int from order_items group by 1 order by 1`,
      )
      expect(items).toEqual([
        { waits: false, count: shouldBePaid.length },
        { waits: true, count: ORDERS - shouldBePaid.length },
      ])

      // One transfer per payment, to the kopeck, of these orders and no other.
      const transfers = await ask(
        `select t.order_id, sum(e.amount_kopecks) filter (where a.kind = 'prepaid')::int as sum
         from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
         join ledger_accounts a on a.id = e.account_id
        where t.unique_key like 'payment:%' group by t.id, t.order_id`,
      )
      expect(transfers.map(({ order_id }) => String(order_id)).toSorted()).toEqual(
        shouldBePaid.map(({ id }) => id).toSorted(),
      )
      expect(transfers.every(({ sum }) => sum === PRICE)).toBe(true)
      expect(await ask('select sum(amount_kopecks)::int as sum from ledger_entries')).toEqual([{ sum: 0 }])
      // Nothing strayed to the balance: it is what the demo client was given.
      const balance = `select sum(amount_kopecks)::int as sum from ledger_entries e
       join ledger_accounts a on a.id = e.account_id where a.kind = 'balance'`
      expect(await ask(balance)).toEqual([{ sum: 150_000 }])

      // Each paid item has its one job, each paid order its one email.
      const jobs = await ask(
        `select data->>'orderItemId' as item from pgboss.job where name = 'start-report'`,
      )
      expect(jobs).toHaveLength(shouldBePaid.length)
      expect(new Set(jobs.map(({ item }) => item)).size).toBe(shouldBePaid.length)
      expect(await ask(`select 1 from outbox where unique_key like 'order-paid:%'`)).toHaveLength(
        shouldBePaid.length,
      )
    })
  },
)
