import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { copyDatabase } from './setup/copy-database.ts'
import { payInWidget, productId } from '@proverka/test-support/guest-order'
import { knowObjects } from './setup/known-objects.ts'
import { register } from './setup/registration.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'
import { createVisitor } from '@proverka/test-support/visitor'

/* The embedded engine belongs to one process; two of them meet on a PostgreSQL alone. */
const hasPostgres = process.env['DATABASE_URL'] !== undefined

const FLATS = Array.from({ length: 10 }, (_, index) => `00:14:0203005:${7101 + index}`)
const ROUNDS = Number(process.env['COUPON_ROUNDS'] ?? 2)
const FULL = 49_900
const LOWERED = 39_900

describe.runIf(hasPostgres)('[SAFE-07] a coupon for one use, on two processes', () => {
  let servers: readonly TestServer[]
  beforeAll(async () => {
    const place = await copyDatabase()
    const first = await startTestServer({}, {}, place)
    servers = [first, await startTestServer({}, {}, { ...place, drop: async () => {} })]
    const coupon = { code: 'ДВА', product_id: productId('EgrnObject'), discount: 100, active_until: null }
    await (await visitAsAdmin(first)).call(contract.admin.createCoupon, { body: coupon })
    await knowObjects(first, FLATS)
  })
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.stop()
  })

  /** One person, who sends his calls to both processes in turn. */
  async function newcomer() {
    let calls = 0
    const visitor = createVisitor(() => servers[calls++ % 2]?.port ?? 0, 'realty')
    await register(visitor)
    return visitor
  }

  /** Ten orders of one person wait for each other; a busy machine may send one away for now, and it is sent again. */
  const order = async (visitor: Visitor, object_key: string) => {
    const item = { product_id: productId('EgrnObject'), object_key, metadata: {}, code: 'ДВА' }
    return until('an order', async () => {
      const reply = await visitor.call(contract.orders.createOrder, {
        body: { order_items: [item], again: true },
      })
      expect([200, 503]).toContain(reply.status)
      return reply.status === 200 ? reply.data : undefined
    })
  }

  const totals = async (ids: readonly string[]) =>
    (
      await servers[0]!.sql(
        'select total_kopecks::int as total from orders where id = any($1) and paid_at is not null order by 1',
        [ids],
      )
    ).map(({ total }) => total)

  it('lowers one of ten orders that are made and paid at once', { timeout: 300_000 }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const visitor = await newcomer()
      const placed = await Promise.all(FLATS.map((flat) => order(visitor, flat)))
      await Promise.all(placed.map((one) => payInWidget(visitor, one)))
      const ids = placed.map(({ id }) => id)
      expect(await totals(ids)).toEqual([LOWERED, ...Array.from({ length: 9 }, () => FULL)])
    }
  })

  it('is used once when one is paid while another is made', { timeout: 300_000 }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const visitor = await newcomer()
      const first = await order(visitor, FLATS[0] ?? '')
      const [, second] = await Promise.all([payInWidget(visitor, first), order(visitor, FLATS[1] ?? '')])
      await payInWidget(visitor, second)
      expect(await totals([first.id, second.id])).toEqual([LOWERED, FULL])
    }
  })
})
