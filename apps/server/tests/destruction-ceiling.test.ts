import { contract } from '@proverka/api/contract'
import { DAY_MS, HOUR_MS } from '@proverka/domain/timing'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { destroyDueData } from '../src/services/destruction/destruction-tasks.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const clock = createTestClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ eventsDays: 10 }, { clock })
})
afterAll(() => server.stop())

const VISITS = 60

/** Visits of so many days ago. */
const plantVisits = (count: number, days: number) =>
  server.sql(
    `insert into events (name, params, url, site, at)
       select 'planted', '{}', '', 'realty', $2 from generate_series(1, $1)`,
    [count, new Date(clock.now().getTime() - days * DAY_MS)],
  )

const visits = async () =>
  Number((await server.sql(`select count(*) as count from events where name = 'planted'`))[0]?.['count'])

const metric = async (name: string) =>
  new RegExp(`^${name} (\\d+)$`, 'm').exec((await server.context.metrics.render()).text)?.[1]

describe('what one run of destruction takes', () => {
  it('[SAFE-21] ends at a ceiling when a term is wrong; the operator is notified, and lifts it by a command', async () => {
    await plantVisits(VISITS, 20)
    await destroyDueData(server.context)
    expect(await visits()).toBe(VISITS)
    const [site] = server.context.config.sites
    const letter = await server.emailTo(site?.support.email ?? '', /^Уничтожение остановлено/)
    expect(letter.text).toContain('npm run destruction -- --confirm events')
    await expect.poll(() => metric('destruction_held')).toBe(String(VISITS))

    // One email a day, however many runs there are.
    clock.advance(HOUR_MS)
    await destroyDueData(server.context)
    expect(await visits()).toBe(VISITS)
    expect(
      [...server.emails.values()].filter(({ subject }) => subject.startsWith('Уничтожение')),
    ).toHaveLength(1)

    expect(await server.context.queries.destructionHolds.confirmHolds('events', clock.now())).toBe(true)
    await destroyDueData(server.context)
    expect(await visits()).toBe(0)

    // The word holds for those and for a day.
    clock.advance(2 * DAY_MS)
    await plantVisits(VISITS, 20)
    await destroyDueData(server.context)
    expect(await visits()).toBe(VISITS)
  })

  it('[SAFE-21] is never too much for a small site', async () => {
    await server.sql(`delete from events`)
    await plantVisits(15, 20)
    await destroyDueData(server.context)
    expect(await visits()).toBe(0)
  })

  it('[SAFE-21] is first hidden for a day: a report past its term is shown to nobody, and comes back when the term is mended', async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
    await payInWidget(guest, order)
    const itemId = order.order_items[0]?.order_item_id ?? ''
    await itemIn(guest, itemId, 'done')
    // The sessions of before are over.
    const view = async () =>
      (await (await visitAsAdmin(server)).call(contract.reports.getReport, { params: { id: itemId } })).data

    const begin = clock.now().getTime()
    clock.advance(31 * DAY_MS + HOUR_MS)
    await destroyDueData(server.context)
    expect(await view()).toMatchObject({ report: null, report_destroyed_at: clock.now().toISOString() })
    expect(await server.sql('select 1 from reports where order_item_id = $1', [itemId])).toHaveLength(1)

    // The clock was wrong.
    clock.advance(begin - clock.now().getTime())
    await destroyDueData(server.context)
    expect(await view()).toMatchObject({ report: { status: 'finished' }, report_destroyed_at: null })

    clock.advance(31 * DAY_MS + HOUR_MS)
    await destroyDueData(server.context)
    clock.advance(DAY_MS)
    await destroyDueData(server.context)
    expect(await server.sql('select 1 from reports where order_item_id = $1', [itemId])).toEqual([])
  })
})
