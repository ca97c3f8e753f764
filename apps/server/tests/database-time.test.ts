import { contract } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { createDatabaseClock } from '../src/platform/db/database-clock.ts'
import { checkClock } from '../src/services/clock-check.ts'
import { destroyDueData } from '../src/services/destruction/destruction-tasks.ts'
import { reconcilePayments } from '../src/services/payments/reconcile-payments.ts'
import { copyDatabase } from './setup/copy-database.ts'
import { startTestServer } from './setup/test-server.ts'

const AHEAD_MS = 40 * DAY_MS

afterEach(() => void vi.useRealTimers())

/** From now on this process has another date; timers and the monotonic clock go on. */
const moveOwnClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

// The embedded engine has the clock of its process.
describe.runIf(inject('template'))('a process whose clock is not the database’s', () => {
  it('[SAFE-20] is not ready, destroys nothing, ends no limit and goes on asking for payments', async () => {
    const place = await copyDatabase()
    const right = await startTestServer({ limits: {} }, {}, place)
    const guest = right.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    await payInWidget(guest, order)
    const itemId = order.order_items[0]?.order_item_id ?? ''
    await itemIn(guest, itemId, 'done')
    await orderAsGuest(right.visit(), [{ product: 'EgrnObject' }])
    const limit = () => right.context.rateLimits.isWithin('subject-request', 'one')
    while (await limit());

    moveOwnClock(AHEAD_MS)
    // It starts with the wrong clock.
    const wrong = await startTestServer({ limits: {} }, {}, { ...place, drop: async () => {} })
    const ready = await wrong.get('/readyz')
    expect([ready.status, JSON.parse(ready.text)]).toEqual([
      503,
      { status: expect.stringMatching(/^clock is 345\d{4} s ahead of the database's$/) },
    ])
    const days = (wrong.context.clock.now().getTime() - (Date.now() - AHEAD_MS)) / DAY_MS
    expect(Math.abs(days)).toBeLessThan(0.01)
    await destroyDueData(wrong.context)
    await reconcilePayments(wrong.context)
    expect(await wrong.context.rateLimits.isWithin('subject-request', 'one')).toBe(false)
    expect((await guest.call(contract.orders.getOrder, { params: { id: order.id } })).status).toBe(200)
    expect(
      await right.sql(
        'select 1 from order_items where report_hidden_at is not null or report_destroyed_at is not null',
      ),
    ).toEqual([])
    expect(await right.sql('select 1 from destruction_acts')).toEqual([])
    const pending = await right.sql(
      `select next_ask_at < now() + interval '1 minute' as soon from payments where status = 'pending'`,
    )
    expect(pending).toEqual([{ soon: true }])

    await wrong.stop()
    vi.useRealTimers()
    expect((await right.get('/readyz')).status).toBe(200)
    await right.stop()
  })

  it('[SAFE-20] set while it runs loses its readiness and moves no time', async () => {
    const server = await startTestServer()
    const clock = await createDatabaseClock(server.context.database)
    const before = clock.now().getTime()
    moveOwnClock(-AHEAD_MS)
    expect(Math.abs(clock.now().getTime() - before)).toBeLessThan(60_000)
    await checkClock(server.context)
    expect(Math.abs(server.context.clock.now().getTime() - before)).toBeLessThan(60_000)
    expect((await server.get('/readyz')).status).toBe(503)
    vi.useRealTimers()
    expect((await server.get('/readyz')).status).toBe(200)
    await server.stop()
  })
})
