import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockItemThenReport } from '../src/platform/db/lock-rows.ts'
import { changeItemStatus } from '../src/services/orders/change-item-status.ts'
import { finishReport } from '../src/services/reports/reports.ts'
import { riskItem } from './setup/risk-order.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'
import { withRoles } from '../src/services/accounts/with-roles.ts'

/* The embedded engine has one connection, so there are no lock waits. */
const hasPostgres = process.env['DATABASE_URL'] !== undefined

/** Past the transaction that is open around a call. */
const outside = AsyncLocalStorage.snapshot()

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Whether a connection waits for a lock in the database of the server. */
const isSomebodyWaiting = async () => {
  const [row] = await server.sql(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.['count'] === 0 ? undefined : true
}

const works = [
  ['the job that finishes a report', (itemId: string) => finishReport(server.context, itemId)],
  [
    'the admin who finishes an item',
    async (itemId: string) => {
      const admin = await server.context.queries.users.findUserByEmail('admin@example.com')
      if (!admin) throw new Error('no admin')
      await server.context.database.transaction(() =>
        changeItemStatus(server.context, withRoles(admin, ['chief']), itemId, 'done'),
      )
    },
  ],
] as const

it.runIf(hasPostgres).each(works)('%s holds no report while it waits for its item', async (_, work) => {
  const { id } = await riskItem(server.visit())
  await server.sql(`update order_items set status = 'inprogress' where id = $1`, [id])
  await server.sql(`update reports set status = 'in_progress' where order_item_id = $1`, [id])
  const { database } = server.context
  let waiting: Promise<void> | undefined
  await database.transaction(async () => {
    await server.context.queries.orderItems.lockItem(id)
    waiting = outside(() => work(id))
    await outside(() => until('someone who waits', isSomebodyWaiting))
    // With the report in other hands this would be a deadlock, and one of the two would fail.
    const { report } = await lockItemThenReport(server.context, id)
    expect(report?.status).toBe('in_progress')
  })
  await waiting
  const [row] = await server.sql('select status from order_items where id = $1', [id])
  expect(row?.['status']).toBe('done')
})
