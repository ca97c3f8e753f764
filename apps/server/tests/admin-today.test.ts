import { contract } from '@proverka/api/contract'
import { DAY_MS, HOUR_MS, moscowDate } from '@proverka/domain/timing'
import { FLAT, itemIn, payInWidget, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { placeGuestOrder } from './setup/guest-orders.ts'
import { idOf, register } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { storeFulfilment } from './setup/stored-fulfilment.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract

/** A Wednesday, 14:12 in Moscow. */
const clock = createTestClock('2026-11-25T11:12:00Z')

let server: TestServer
let chief: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  chief = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const today = async (visitor: Visitor) => (await visitor.call(calls.getToday, {})).data
const queueOf = async (visitor: Visitor, key: string) =>
  (await today(visitor)).queues.find((queue) => queue.key === key)

/** An instant after now; before it where negative. */
const later = (ms: number) => new Date(clock.now().getTime() + ms)

async function paidOrder(product = 'EgrnObject') {
  const placed = await placeGuestOrder(server, product)
  await payInWidget(placed.guest, placed.order)
  return placed
}

describe('the first screen of the console', () => {
  it('[CONSOLE-04] is of the staff alone, and shows each role the queues of its permissions', async () => {
    const client = server.visit()
    await register(client)
    expect((await client.call(calls.getToday, {})).status).toBe(403)
    expect((await server.visit().call(calls.getToday, {})).status).toBe(401)
    const keysOf = async (visitor: Visitor) => {
      const { queues, money, hours, jobs } = await today(visitor)
      return [queues.map(({ key }) => key).toSorted(), money !== null, hours !== null, jobs !== null]
    }
    const ofFulfilment = [
      'contractor-accounts',
      'fulfilments',
      'intake-files',
      'late-fulfilments',
      'late-items',
      'number-waits',
    ]
    expect(await keysOf(await visitAsStaff(server, 'editor'))).toEqual([[], false, false, false])
    expect(await keysOf(await visitAsStaff(server, 'support'))).toEqual([
      [...ofFulfilment, 'faults', 'refused-refunds', 'subject-requests'].toSorted(),
      false,
      false,
      false,
    ])
    expect(await keysOf(await visitAsStaff(server, 'accountant'))).toEqual([
      ['late-items', 'payments', 'refused-refunds', 'withdrawals'],
      true,
      true,
      false,
    ])
    expect(await keysOf(chief)).toEqual([
      [
        ...ofFulfilment,
        'faults',
        'jobs',
        'payments',
        'refused-refunds',
        'subject-requests',
        'withdrawals',
      ].toSorted(),
      true,
      true,
      true,
    ])
  })

  it('[CONSOLE-04] counts what waits, how long and until when, and what is past its term', async () => {
    const { guest, itemId } = await paidOrder()
    await itemIn(guest, itemId, 'done')
    const id = await storeFulfilment(server, itemId)
    const made = later(-2 * DAY_MS)
    await server.sql('update fulfilments set created_at = $2, latest_at = $3 where id = $1', [
      id,
      made,
      later(4 * HOUR_MS),
    ])
    expect(await queueOf(chief, 'fulfilments')).toEqual({
      key: 'fulfilments',
      count: 1,
      oldest_at: made.toISOString(),
      due_at: later(4 * HOUR_MS).toISOString(),
      overdue: 0,
    })
    await server.sql(`update fulfilments set status = 'ordered' where id = $1`, [id])
    expect(await queueOf(chief, 'fulfilments')).toMatchObject({ count: 0, oldest_at: null, due_at: null })
    await server.sql(`update fulfilments set status = 'overdue', latest_at = $2 where id = $1`, [
      id,
      later(-1),
    ])
    expect(await queueOf(chief, 'late-fulfilments')).toMatchObject({ count: 1, overdue: 1 })
    await server.sql(`update fulfilments set status = 'given-up' where id = $1`, [id])
    expect(await queueOf(chief, 'late-fulfilments')).toMatchObject({ count: 0, overdue: 0 })
  })

  it('[CONSOLE-04] ends a promised day with it, by the clocks of Moscow', async () => {
    const { itemId } = await placeGuestOrder(server)
    const day = moscowDate(clock.now().getTime())
    await server.sql(
      `insert into report_faults (id, order_item_id, state, text, created_at, due_on)
        values (gen_random_uuid(), $1, 'accepted', 'Ошибка', $2, $3), (gen_random_uuid(), $1, 'in_work', 'Еще', $2, $4)`,
      [itemId, clock.now(), day, moscowDate(later(-DAY_MS).getTime())],
    )
    expect(await queueOf(chief, 'faults')).toMatchObject({
      count: 2,
      due_at: '2026-11-24T21:00:00.000Z',
      overdue: 1,
    })
    await server.sql(`update report_faults set due_on = $1`, [day])
    expect(await queueOf(chief, 'faults')).toMatchObject({ due_at: '2026-11-25T21:00:00.000Z', overdue: 0 })
    await server.sql(
      `insert into subject_requests (id, kind, state, site, person, email, text, created_at, due_on)
        values (gen_random_uuid(), 'access', 'accepted', 'realty', '{}', 'a@example.com', '', $1, $2)`,
      [later(-9 * DAY_MS), day],
    )
    expect(await queueOf(chief, 'subject-requests')).toMatchObject({
      count: 1,
      oldest_at: later(-9 * DAY_MS).toISOString(),
      due_at: '2026-11-25T21:00:00.000Z',
    })
  })

  it('[CONSOLE-04] puts the nearest term first, then what waits longest, the empty ones last', async () => {
    const { userId } = await placeGuestOrder(server)
    await server.sql(
      `insert into withdrawals (id, person_id, amount_kopecks, payer, status, created_at)
        values (gen_random_uuid(), $1, 100, '{}', 'requested', $2)`,
      [userId, later(-3 * DAY_MS)],
    )
    await server.sql(
      `insert into number_waits values (gen_random_uuid(), 'realty', 'a', null, '', 'a@example.com', '', 'a', $1, $1, $2)`,
      [clock.now(), later(HOUR_MS)],
    )
    const queues = (await today(chief)).queues
    const filled = queues.filter(({ count }) => count > 0)
    expect(filled.map(({ key }) => key)).toEqual([
      'number-waits',
      'subject-requests',
      'faults',
      'withdrawals',
    ])
    const terms = queues.map(({ due_at }) => due_at ?? '9')
    expect(terms).toEqual(terms.toSorted())
    expect(queues.slice(0, filled.length)).toEqual(filled)
  })

  it('[CONSOLE-04] finds jobs that failed and payments without a last word', async () => {
    const { order } = await placeGuestOrder(server)
    const before = await today(chief)
    expect(before.money?.unreconciled).toEqual({ count: 0, sum: 0 })
    await server.sql(`update payments set watched_from = $2 where order_id = $1`, [order.id, later(-DAY_MS)])
    await server.sql(
      `insert into pgboss.job (name, state, created_on, completed_on) values ('send-mail', 'failed', $1, $1)`,
      [later(-HOUR_MS)],
    )
    clock.advance(15_000)
    const after = await today(chief)
    expect(after.money?.unreconciled).toEqual({ count: 1, sum: order.total_amount })
    expect(after.queues.find(({ key }) => key === 'payments')).toMatchObject({ count: 1 })
    expect(after.queues.find(({ key }) => key === 'jobs')).toMatchObject({ count: 1 })
    expect(after.jobs).toMatchObject({ failed: (before.jobs?.failed ?? 0) + 1 })
  })

  it('[CONSOLE-04] names each source with its state', async () => {
    const { sources } = await today(await visitAsStaff(server, 'editor'))
    const all = (await server.visit().call(contract.sources.listSources, {})).data.sources
    expect(sources.map(({ name, state }) => [name, state])).toEqual(
      all.map(({ name, state }) => [name, state]),
    )
    expect(sources.length).toBeGreaterThan(0)
  })
})

describe('the money of the day', () => {
  it('[CONSOLE-04] equals the figures of the same day and the books, net of returns', async () => {
    const { guest, itemId, order } = await paidOrder()
    await itemIn(guest, itemId, 'done')
    const rich = server.visit()
    await register(rich)
    const person_id = await idOf(rich)
    await chief.call(calls.creditAccountBalance, { body: { person_id, amount: 5000, comment: 'Подарок' } })
    const bought = await rich.call(
      contract.orders.createOrder,
      {
        body: {
          order_items: [{ product_id: productId('EgrnObject'), object_key: FLAT, metadata: {} }],
          metadata: {},
          use_account_balance: true,
        },
      },
      { 'idempotency-key': crypto.randomUUID() },
    )
    expect(bought.data.use_account_balance).toBe(true)
    const back = await chief.call(calls.returnItem, {
      body: { order_item_id: itemId, amount: 100, left: order.total_amount, reason: 'Ошибка' },
    })
    expect(back.status).toBe(200)
    const { money, day } = await today(chief)
    const ofDay = { 'date-from': day, 'date-to': day }
    const [total] = (await chief.call(calls.getMoney, { query: { ...ofDay, by: 'day' } })).data
    const bySite = (await chief.call(calls.getMoney, { query: { ...ofDay, by: 'site' } })).data
    expect(money).toMatchObject({ paid: total?.paid, returned: total?.returned, net: total?.net })
    expect(money?.sites).toEqual(
      bySite.map(({ key, paid, returned, net }) => ({ site: key, paid, returned, net })),
    )
    expect((money?.card ?? 0) + (money?.balance ?? 0) + (money?.bonus ?? 0)).toBe(money?.paid)
    expect(money?.card).toBeGreaterThanOrEqual(order.total_amount)
    const returned = await server.sql(
      'select sum(bonus_kopecks + own_kopecks + card_kopecks)::int as kopecks from item_returns',
    )
    expect(money?.returned).toBe(Number(returned[0]?.['kopecks'] ?? 0) / 100)
    expect([money?.bonus, money?.returned].map((sum) => (sum ?? 0) > 0)).toEqual([true, true])
    expect(money?.net_week_ago).toBeNull()
  })

  it('[CONSOLE-04] is compared with the same day of the last week up to the same time', async () => {
    const { money } = await today(chief)
    clock.advance(7 * DAY_MS + 1)
    chief = await visitAsAdmin(server)
    expect((await today(chief)).money).toMatchObject({ paid: 0, net: 0, sites: [], net_week_ago: money?.net })
    clock.advance(-HOUR_MS)
    expect((await today(chief)).money?.net_week_ago).toBeNull()
    clock.advance(HOUR_MS)
  })
})

describe('the orders of the day', () => {
  it('[CONSOLE-04] are counted by hour, beside the mean of the same days before', async () => {
    const date = moscowDate(clock.now().getTime())
    await server.sql('update orders set created_at = $1', [later(-21 * DAY_MS - 15 * HOUR_MS)])
    const [first, second, third] = [
      await placeGuestOrder(server),
      await placeGuestOrder(server),
      await placeGuestOrder(server),
    ]
    const move = (id: string, at: Date) =>
      server.sql('update orders set created_at = $2 where id = $1', [id, at])
    // 14:12 becomes 10:12 of a week and of two weeks ago.
    await move(first.order.id, later(-7 * DAY_MS - 4 * HOUR_MS))
    await move(second.order.id, later(-14 * DAY_MS - 4 * HOUR_MS))
    const { hours, day } = await today(chief)
    expect(day).toBe(date)
    expect(hours?.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
    expect(hours?.[14]).toEqual({ hour: 14, orders: 1, usual: 0 })
    // The three same days that there were whole.
    expect(hours?.[10]).toEqual({ hour: 10, orders: 0, usual: 2 / 3 })
    expect(hours?.[15]).toEqual({ hour: 15, orders: null, usual: 0 })
    expect(third.order.id).not.toBe(first.order.id)
  })

  it('[CONSOLE-04] wait in the menu as on the first screen', async () => {
    for (const visitor of [chief, await visitAsStaff(server, 'accountant')]) {
      const { data } = await visitor.call(calls.countWaiting, {})
      const { queues } = await today(visitor)
      expect(data.queues).toEqual(queues.map(({ key, count, overdue }) => ({ key, count, overdue })))
      expect(data.queues.length).toBeGreaterThan(0)
    }
  })

  it('[CONSOLE-04] have no mean without a whole day of before', async () => {
    await server.sql('update orders set created_at = $1', [clock.now()])
    const { hours } = await today(chief)
    expect(new Set(hours?.map(({ usual }) => usual))).toEqual(new Set([null]))
    expect(hours?.[14]?.orders).toBeGreaterThan(2)
  })
})
