import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemoLife } from '../src/commands/seeds/demo-life/demo-life.ts'
import { countUnserved } from '../src/services/orders/requeue-orphaned-jobs.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { balanceOf, sumOfBooks } from './setup/money.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
let client: Visitor
let partner: Visitor
beforeAll(async () => {
  server = await startTestServer({ demoLife: true })
  client = server.visit()
  await client.signIn('client@example.com')
  partner = server.visit()
  await partner.signIn('partner@example.com')
})
afterAll(() => server.stop())

const ordersOf = async (by: Visitor) =>
  (await by.call(contract.orders.listOrders, { query: { limit: '100' } })).data.orders

describe('the past of the demo accounts', () => {
  it('has orders of both brands in every state, with reports of the demo register', async () => {
    const orders = await ordersOf(client)
    const states = orders.flatMap(({ items }) => items.map(({ status }) => status))
    expect(new Set(states)).toEqual(new Set(['done', 'refund', 'actionrequired', 'waitingforpayment']))
    expect(new Set(orders.map(({ paid_by }) => paid_by))).toEqual(new Set(['card', 'balance', null]))
    expect(new Set(await server.sql('select distinct site from orders'))).toHaveProperty('size', 2)
    const [unfinished] = await server.sql(
      `select count(*)::int as n from order_items i left join reports r on r.order_item_id = i.id
        where i.status = 'done' and (r.status is distinct from 'finished' or i.done_at > now() - interval '4 days')
          and i.order_id in (select id from orders where email = 'client@example.com')`,
    )
    expect(unfinished).toEqual({ n: 0 })
  })

  it('keeps its books: sums, what is on the balance, one receipt for each payment', async () => {
    expect(await sumOfBooks(server)).toBe(0)
    expect(await balanceOf(client)).toBeGreaterThan(0)
    const { data } = await client.call(contract.orders.listTransactions, { query: {} })
    expect(data.count).toBeGreaterThanOrEqual(4)
    expect(data.bonus).toBeGreaterThan(0)
    const [row] = await server.sql(
      `select count(*)::int as n from payments p where p.status in ('succeeded', 'refunded') and not exists
        (select 1 from receipts r where r.order_id = p.order_id and r.kind = 'advance')`,
    )
    expect(row).toEqual({ n: 0 })
  })

  it('has payers, a bill, a deal with a document and papers that are missing, and a tariff on its way', async () => {
    expect((await client.call(contract.payers.listPayers, { query: {} })).data).toHaveLength(2)
    expect((await client.call(contract.orders.listInvoices, { query: {} })).data).toMatchObject([
      { paid: false },
    ])
    const { data: deals } = await client.call(contract.deals.listDeals, {})
    expect(deals).toMatchObject([{ documents: 1, missing: 3 }])
    expect(deals[0]?.orders).toBeGreaterThan(0)
    const { data: invited } = await client.call(contract.partner.listInvited, { query: {} })
    expect(invited.invited).toHaveLength(1)
  })

  it('gives the partner orders and numbers', async () => {
    const { data } = await partner.call(contract.partner.listPartnerOrders, { query: {} })
    expect(data.count).toBeGreaterThanOrEqual(4)
    const { data: stats } = await partner.call(contract.partner.getPartnerStats, { query: {} })
    expect(stats.registrations).toBeGreaterThanOrEqual(4)
    expect(stats.bonus).toBeGreaterThan(0)
  })

  it('[CONSOLE-04] gives the staff something of each kind to do, with terms that are not over', async () => {
    const admin = await visitAsAdmin(server)
    const { data: today } = await admin.call(contract.admin.getToday, {})
    const waiting = today.queues.flatMap(({ key, count, overdue }) =>
      count > 0 && overdue === 0 ? [key] : [],
    )
    for (const key of ['fulfilments', 'number-waits', 'subject-requests', 'faults'])
      expect(waiting).toContain(key)
    const { data } = await admin.call(contract.admin.listFulfilments, { query: {} })
    expect(new Set(data.fulfilments.map(({ status }) => status))).toEqual(new Set(['ordered', 'to-order']))
    const { data: listed } = await admin.call(contract.admin.listArticleComments, { query: {} })
    expect(listed.comments.some(({ content }) => content.includes('больше месяца'))).toBe(true)
    expect(await server.sql('select 1 from staff_news')).toEqual([])
  })

  it('leaves no work behind, sends nothing, and happens once', async () => {
    expect(await countUnserved(server.context)).toEqual({ items: 0, receipts: 0 })
    expect([...server.emails.values()]).toEqual([])
    const before = await server.sql('select count(*)::int as n from orders')
    await seedDemoLife(server.context)
    expect(await server.sql('select count(*)::int as n from orders')).toEqual(before)
    expect(await server.sql('select unique_key from outbox where given_up_at is not null')).toEqual([])
    const waiting = await server.sql('select kind from outbox where sent_at is null and given_up_at is null')
    expect(waiting).toEqual([])
  })
})
