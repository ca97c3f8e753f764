import { contract } from '@proverka/api/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { FLAT, itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { register, whoIs } from './setup/registration.ts'
import { riskItem } from './setup/risk-order.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'
import { MINUTE_MS } from '@proverka/domain/timing'

const { maintenance } = contract
const clock = createTestClock()

let server: TestServer
let admin: Visitor
beforeEach(async () => {
  server = await startTestServer(
    {
      limits: { ...NO_LIMITS, searchBurst: 4, searchesPerDayGuest: 2, searchesPerDayUser: 2 },
      behindProxy: true,
      jobRetries: 0,
    },
    { clock },
  )
  admin = server.visit()
  await admin.signIn('admin@example.com')
})
afterEach(() => server.stop())

const from = (address: string) => ({ 'x-forwarded-for': address })
const search = async (visitor: Visitor, address: string) =>
  (await visitor.call(contract.objects.searchObjects, { query: { query: FLAT } }, from(address))).status

/** The Moscow day of an instant. */
const day = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(at)
const today = () => ({ date_from: day(clock.now()), date_to: day(clock.now()) })

/** Sets an item back to a day, as if it had been ordered then. */
const orderedOn = (id: string, at: string) =>
  server.sql('update order_items set created_at = $2 where id = $1', [id, at])

describe('the search limits', () => {
  it('[CALL-106, ADMIN-07] end for a person and for an address when an admin resets them', async () => {
    const user = server.visit()
    await register(user)
    const id = (await whoIs(user)).person?.id ?? ''
    expect([await search(user, '10.2.0.1'), await search(user, '10.2.0.2')]).toEqual([200, 200])
    expect(await search(user, '10.2.0.3')).toBe(429)
    const reply = await admin.call(maintenance.resetSearch, { body: { person_id: id } })
    expect(reply.data).toEqual({ reset: 'ok' })
    expect(await search(user, '10.2.0.3')).toBe(200)

    const guest = server.visit()
    for (const expected of [200, 200, 429]) expect(await search(guest, '10.2.0.9')).toBe(expected)
    await admin.call(maintenance.resetSearch, { body: { ip: '10.2.0.9' } })
    expect(await search(guest, '10.2.0.9')).toBe(200)
    expect((await admin.call(maintenance.resetSearch, { body: {} })).status).toBe(400)
  })

  it('[CALL-107, ADMIN-07] end for a blocked address', async () => {
    const guest = server.visit()
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) statuses.push(await search(guest, '10.2.1.1'))
    expect(statuses).toEqual([200, 200, 429, 429, 429, 429])
    const reply = await admin.call(maintenance.resetIp, { body: { ip: '10.2.1.1' } })
    expect(reply.data).toEqual({ reset: 'ok' })
    expect(await search(guest, '10.2.1.1')).toBe(200)
    expect((await admin.call(maintenance.resetIp, { body: { ip: 'no address' } })).status).toBe(400)
  })
})

describe('a question whose job fails for the last time', () => {
  it('is given up and can be put again; the job is seen as failed', async () => {
    const guest = server.visit()
    const { id } = await riskItem(guest)
    const [task] = await server.sql(
      `update report_tasks set task_type = 'unknown-source', status = 'new', answer = '{"kind":"in-progress"}'
       where order_item_id = $1 and task_type = 'bailiffs' returning id`,
      [id],
    )
    const taskId = String(task?.['id'])
    await server.context.jobs.enqueue('ask-source', { taskId })
    const state = async () => (await server.sql('select * from report_tasks where id = $1', [taskId]))[0]
    const failed = await until('the end', async () => {
      const row = await state()
      return row?.['status'] === 'error' ? row : undefined
    })
    expect(failed['answer']).toEqual({ kind: 'not-checked', reason: 'source-down' })

    const jobs = (await admin.call(maintenance.listJobs, {})).data
    expect(jobs).toContainEqual(expect.objectContaining({ job: 'ask-source', status: 'error' }))

    await server.sql(`update report_tasks set task_type = 'bailiffs' where id = $1`, [taskId])
    expect((await guest.call(contract.risk.restartTask, { body: { task_id: taskId } })).status).toBe(200)
    await until('the answer', async () => ((await state())?.['status'] === 'done' ? true : undefined))
  })
})

describe('the list of jobs', () => {
  it('[CALL-108] has those that run', async () => {
    const [active] = await server.sql(
      `insert into pgboss.job (name, state, started_on) values ('start-report', 'active', now()) returning id`,
    )
    const { data } = await admin.call(maintenance.listJobs, {})
    expect(data[0]).toMatchObject({
      id: active?.['id'],
      job: 'start-report',
      status: 'running',
      attempts: 1,
      started_at: expect.stringMatching(/Z$/),
    })
    const guest = server.visit()
    expect((await guest.call(maintenance.listJobs, {})).status).toBe(401)
  })
})

describe('an update of a period', () => {
  it('[CALL-109] asks again for items between the two dates only', async () => {
    const guest = server.visit()
    const inside = await riskItem(guest)
    const last = await riskItem(guest)
    const outside = await riskItem(guest)
    await orderedOn(inside.id, '2026-01-10T00:00:00+03:00')
    await orderedOn(last.id, '2026-01-12T23:59:00+03:00')
    await orderedOn(outside.id, '2026-01-13T00:00:00+03:00')
    await server.sql(`update demo_sources set state = 'up' where task_type = 'arbitration'`)
    const update = (date_from: string, date_to: string) =>
      admin.call(maintenance.updateAutomatically, { body: { date_from, date_to } })
    expect((await update('2026-01-10', '2026-01-12')).data).toEqual({ count: 2 })
    const answerOf = async (id: string) => {
      const [row] = await server.sql(
        `select status, number_of_starts from report_tasks where order_item_id = $1 and task_type = 'arbitration'`,
        [id],
      )
      return row
    }
    for (const { id } of [inside, last]) {
      await until('the answer', async () => ((await answerOf(id))?.['status'] === 'done' ? true : undefined))
    }
    expect(await answerOf(outside.id)).toEqual({ status: 'error', number_of_starts: 3 })
    expect((await update('2026-01-10', '2026-01-12')).data).toEqual({ count: 0 })
    expect((await update('2026-01-12', '2026-01-10')).status).toBe(400)
  })
})

describe('items that are stuck', () => {
  const paidItem = async () => {
    const guest = server.visit()
    const { order } = await orderAsGuest(guest, [
      { product: 'BailiffCheck', key: 'Ладогин', metadata: LADOGIN },
    ])
    await payInWidget(guest, order)
    const id = order.order_items[0]?.order_item_id ?? ''
    await itemIn(guest, id, 'done')
    return { guest, id }
  }

  it('[CALL-110] are put back to work, those between the two dates only', async () => {
    const before = await paidItem()
    const lost = await paidItem()
    const running = await paidItem()
    const done = await paidItem()
    for (const { id } of [before, lost]) {
      await server.sql('delete from reports where order_item_id = $1', [id])
      await server.sql(`update order_items set status = 'requested' where id = $1`, [id])
    }
    await orderedOn(before.id, '2026-01-10T12:00:00Z')
    await server.sql(`update report_tasks set status = 'running' where order_item_id = $1`, [running.id])
    await server.sql(`update order_items set status = 'inprogress' where id = $1`, [running.id])
    const reorder = (period: { date_from: string; date_to: string }) =>
      admin.call(maintenance.reorderStuck, { body: period })
    // What moved a moment ago is on its way, not stuck.
    expect((await reorder(today())).data).toEqual({ count: 0 })
    clock.advance(11 * MINUTE_MS)
    const period = {
      date_from: day(new Date(clock.now().getTime() - 60 * MINUTE_MS)),
      date_to: today().date_to,
    }
    expect((await reorder(period)).data).toEqual({ count: 2 })
    for (const { guest, id } of [lost, running]) await itemIn(guest, id, 'done')
    const statusOf = async (id: string) =>
      (await server.sql('select status from order_items where id = $1', [id]))[0]?.['status']
    expect([await statusOf(before.id), await statusOf(done.id)]).toEqual(['requested', 'done'])
    const log = await server.sql(`select details from user_logs where action = 'items.reorder'`)
    expect(log.at(-1)).toEqual({ details: { count: 2 } })
  })
})
