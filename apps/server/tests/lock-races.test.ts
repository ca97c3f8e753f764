import { AsyncLocalStorage } from 'node:async_hooks'
import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { finishReport, startReport } from '../src/services/reports/reports.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { FLAT, LADOGIN, orderAsGuest, payInWidget, productId } from '@proverka/test-support/guest-order'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

/** Returns in the race; the figure is 1,500 on a PostgreSQL: `RACING_RETURNS=1500`. */
const RETURNS = Number(process.env['RACING_RETURNS'] ?? (process.env['DATABASE_URL'] ? 50 : 10))
const ITEMS = 5

/** The embedded engine has one connection: two transactions never meet there. */
const hasPostgres = process.env['DATABASE_URL'] !== undefined

/** Past the transaction that is open around a call. */
const outside = AsyncLocalStorage.snapshot()

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

it.runIf(hasPostgres)('[SAFE-10] two transactions that meet crosswise both end well', async () => {
  const { database, queries } = server.context
  const orders = await Promise.all(
    [0, 1].map(async () => (await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])).order.id),
  )
  const met = Promise.withResolvers<void>()
  let holders = 0
  const lockBoth = (ids: readonly string[]) =>
    outside(() =>
      database.transaction(async () => {
        await queries.orders.lockOrder(ids[0] ?? '')
        if (++holders === 2) met.resolve()
        await met.promise
        return queries.orders.lockOrder(ids[1] ?? '')
      }),
    )
  const locked = await Promise.all([lockBoth(orders), lockBoth(orders.toReversed())])
  expect(locked.map((order) => order?.id)).toEqual(orders.toReversed())
  expect(holders).toBe(3)
})

/** A paid order whose parts wait for data, so that each may be finished and given back at any moment. */
async function waitingOrder() {
  const visitor = server.visit()
  const parts = Array.from({ length: ITEMS }, (_, index) => ({
    product: 'RiskAssessmentOwner',
    metadata: { versionData: { version: 'V2.1' }, purchase: index },
  }))
  const { order } = await orderAsGuest(visitor, parts)
  await payInWidget(visitor, order)
  return { visitor, order, itemIds: order.order_items.map(({ order_item_id }) => order_item_id) }
}

it('[SAFE-10] returns that race with finishing never fail', { timeout: 600_000 }, async () => {
  const statuses = new Map<number, number>()
  const count = ({ status }: { status: number }) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)
  for (let done = 0; done < RETURNS; done += ITEMS) {
    const { visitor, order, itemIds } = await waitingOrder()
    await Promise.all(
      itemIds.flatMap((id) => [
        admin.call(contract.orders.returnProduct, { body: { order_item_id: id } }).then(count),
        visitor
          .call(contract.risk.addOwner, { body: { order_item_id: id, owner: LADOGIN.person } })
          .then(count),
        outside(() => startReport(server.context, id)),
        outside(() => finishReport(server.context, id)),
        admin
          .call(contract.admin.attachProduct, {
            body: { order_id: order.id, product_id: productId('EgrnObject'), object_key: FLAT },
          })
          .then(count),
        visitor.call(contract.orders.checkOrderPaid, { params: { id: order.id } }).then(count),
      ]),
    )
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  expect(statuses.get(200)).toBeGreaterThan(RETURNS)
  const [books] = await server.sql('select sum(amount_kopecks)::int as sum from ledger_entries')
  expect(books).toEqual({ sum: 0 })
})
