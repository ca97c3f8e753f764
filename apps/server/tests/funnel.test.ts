import { contract } from '@proverka/api/contract'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { DAY_MS } from '@proverka/domain/timing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { visitAsStaff } from './setup/staff.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls, events } = contract
// A Wednesday.
const clock = createTestClock('2031-03-12T09:00:00Z')
let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const PERIOD = { 'date-from': '2031-02-01', 'date-to': '2031-03-31' }
const funnel = async () => (await admin.call(calls.getFunnel, { query: PERIOD })).data

async function buy(): Promise<void> {
  const guest = server.visit()
  const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }])
  await payInWidget(guest, order)
  const id = order.order_items[0]?.order_item_id ?? ''
  await itemIn(guest, id, 'done')
  await guest.call(contract.reports.getReport, { params: { id } })
}

describe('[CONSOLE-18] the way to a report', () => {
  it('is counted by week and site, from what was counted; before that nothing is claimed', async () => {
    expect((await funnel()).weeks).toEqual([])
    await buy()
    const before = await funnel()
    expect(before.weeks).toMatchObject([
      { week: '2031-03-10', site: 'realty', searches: null, objects: null, placed: 1, paid: 1 },
    ])
    const visitor = server.visit()
    for (const event of ['search_start', 'search_start', 'object', 'tab'])
      await visitor.call(events.recordEvent, { body: { event } })
    await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
    const { weeks } = await funnel()
    expect(weeks).toMatchObject([
      { week: '2031-03-10', site: 'realty', searches: 2, objects: 1, placed: 2, paid: 1 },
    ])
  })

  it('says who of the buyers of a week paid again, and when it is too early to say', async () => {
    const cohorts = async () => (await funnel()).cohorts
    expect(await cohorts()).toEqual([{ week: '2031-03-10', buyers: 1, again_30: null, again_90: null }])
    // The order that was not paid is one of the same buyer, three weeks later.
    await server.sql(
      `update orders set person_id = first.person_id, paid_at = first.paid_at + interval '20 days'
         from (select person_id, paid_at from orders where paid_at is not null) as first where orders.paid_at is null`,
    )
    clock.advance(40 * DAY_MS)
    admin = await visitAsAdmin(server)
    expect(await cohorts()).toEqual([{ week: '2031-03-10', buyers: 1, again_30: 1, again_90: null }])
    clock.advance(60 * DAY_MS)
    admin = await visitAsAdmin(server)
    expect(await cohorts()).toEqual([{ week: '2031-03-10', buyers: 1, again_30: 1, again_90: 1 }])
  })

  it('leaves as a file, for those who may export', async () => {
    const view = String(new URLSearchParams(PERIOD))
    const input = { params: { table: 'cohorts' }, query: { format: 'csv', view } } as const
    const accountant = await visitAsStaff(server, 'accountant')
    expect((await accountant.call(calls.exportTable, input)).status).toBe(200)
    const editor = await visitAsStaff(server, 'editor')
    expect((await editor.call(calls.exportTable, input)).status).toBe(403)
    expect(
      (await admin.call(calls.getFunnel, { query: { 'date-from': '2031-03-31', 'date-to': '2031-03-01' } }))
        .status,
    ).toBe(400)
  })
})
