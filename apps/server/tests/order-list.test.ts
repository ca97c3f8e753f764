import { contract } from '@proverka/api/contract'
import { itemStatusLabel, ITEM_STATUSES, orderStageOf } from '@proverka/domain/orders'
import { FLAT, LADOGIN, productId } from '@proverka/test-support/guest-order'
import { until } from '@proverka/test-support/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readZip } from './setup/read-zip.ts'
import { topUpByCard } from './setup/money.ts'
import { register, whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { orders } = contract

let server: TestServer
let reader: Visitor
/** Orders by what they are in, each of one part. */
const made = new Map<string, { id: string; number: number; item: string }>()

type Query = Parameters<typeof find>[0]
const find = async (query: { [key: string]: string }, by = reader) =>
  (await by.call(orders.listOrders, { query })).data
const namesOf = async (query: Query) => {
  const ids = (await find(query)).orders.map(({ orderId }) => orderId)
  return ids.map((id) => [...made].find(([, order]) => order.id === id)?.[0])
}

beforeAll(async () => {
  server = await startTestServer()
  reader = server.visit()
  await register(reader)
  const email = (await whoIs(reader)).person?.email
  const person = { product_id: productId('PersonCheck'), object_key: 'Ладогин Арсений', metadata: LADOGIN }
  for (const status of ITEM_STATUSES) {
    const item =
      status === 'done'
        ? person
        : { product_id: productId('EgrnObject'), object_key: FLAT, metadata: { purchase: status } }
    const { data } = await reader.call(orders.createOrder, {
      body: { order_items: [item], again: true },
    })
    const [row] = await server.sql('select number from orders where id = $1', [data.id])
    made.set(status, {
      id: data.id,
      number: Number(row?.['number']),
      item: data.order_items[0]?.order_item_id ?? '',
    })
    await server.sql(
      `update orders set paid_at = case when $2 = 'waitingforpayment' then null else now() end
        where id = $1`,
      [data.id, status],
    )
    await server.sql(
      `update order_items set status = $2, data_asked_at = now(), done_at = case when $2 = 'done' then now() end
        where order_id = $1`,
      [data.id, status],
    )
  }
  // An order of the same report is made instead of the unpaid one.
  await server.sql('update orders set superseded_by = null where email = $1', [email])
})
afterAll(() => server.stop())

describe('the list of orders', () => {
  it('is filtered by the stage of the whole order, as the domain names it', async () => {
    for (const status of ITEM_STATUSES) {
      const stage = orderStageOf([status])
      const found = await find({ state: stage })
      expect(found.orders.map(({ orderId }) => orderId)).toContain(made.get(status)?.id)
      expect(new Set(found.orders.map(({ state }) => state))).toEqual(new Set([stage]))
      expect(found.count).toBe(found.orders.length)
    }
    const { data } = await reader.call(orders.getOrderSummary, { query: {} })
    expect(data).toEqual({
      count: 7,
      states: { payment: 1, data: 1, going: 2, done: 1, refund: 2 },
      months: [expect.stringMatching(/^20\d\d-\d\d$/)],
      products: expect.arrayContaining([
        { product_name: 'EgrnObject', product_name_ru: 'Выписка ЕГРН об объекте' },
        { product_name: 'PersonCheck', product_name_ru: expect.any(String) },
      ]),
    })
  })

  it('is filtered by the month of Moscow, and counts what it holds', async () => {
    const { id = '' } = made.get('done') ?? {}
    const createdAt = await server.sql('select created_at from orders where id = $1', [id])
    // The last hour of the month before in Greenwich is the first of the month in Moscow.
    await server.sql("update orders set created_at = '2025-02-28T21:30:00Z' where id = $1", [id])
    try {
      expect(await namesOf({ month: '2025-03' })).toEqual(['done'])
      expect((await find({ month: '2025-02' })).count).toBe(0)
      const { data } = await reader.call(orders.getOrderSummary, { query: { month: '2025-03' } })
      expect(data).toMatchObject({ count: 1, states: { done: 1, going: 0 } })
      expect(data.months.at(-1)).toBe('2025-03')
      expect((await reader.call(orders.listOrders, { query: { month: '2025-13' } })).status).toBe(400)
    } finally {
      await server.sql('update orders set created_at = $2 where id = $1', [id, createdAt[0]?.['created_at']])
    }
  })

  it('is filtered by the payment, as each order names its own', async () => {
    const { id = '' } = made.get('done') ?? {}
    const ways = [
      ['card', "used_balance = false, payment_source = 'test'"],
      ['balance', 'used_balance = true'],
      ['invoice', 'paid_past_provider = true'],
      ['free', 'total_kopecks = 0'],
    ] as const
    const [before] = await server.sql('select total_kopecks from orders where id = $1', [id])
    for (const [payment, change] of ways) {
      await server.sql(`update orders set ${change} where id = $1`, [id])
      const found = await find({ payment })
      expect([payment, found.orders.map(({ orderId }) => orderId).includes(id)]).toEqual([payment, true])
      expect(new Set(found.orders.map(({ paid_by }) => paid_by))).toEqual(new Set([payment]))
    }
    expect(await namesOf({ payment: 'none' })).toEqual(['waitingforpayment'])
    await server.sql(
      'update orders set used_balance = false, paid_past_provider = false, total_kopecks = $2 where id = $1',
      [id, before?.['total_kopecks']],
    )
  })

  it('is searched by number, object, address and the name of a person', async () => {
    const { number = 0 } = made.get('requested') ?? {}
    const shown = `${String(number).slice(0, 2)} ${String(number).slice(2)}`
    expect(await namesOf({ search: shown })).toEqual(['requested'])
    expect(await namesOf({ search: 'ладогин арс' })).toEqual(['done'])
    expect((await find({ search: '0203005:1047' })).count).toBe(6)
    expect((await find({ search: 'кленовая' })).count).toBe(6)
    expect((await find({ search: '%' })).count).toBe(0)
    expect((await find({ search: 'Ладогин', product: 'EgrnObject' })).count).toBe(0)
    expect((await find({ product: 'PersonCheck' })).orders[0]).toMatchObject({
      subject: 'Ладогин А. П.',
      state: 'done',
    })
  })

  it('is sorted on the server, both ways', async () => {
    const ascending = await namesOf({ sort: 'number', direction: 'asc' })
    expect(ascending).toEqual([...ITEM_STATUSES])
    expect(await namesOf({})).toEqual(ascending.toReversed())
    const totals = (await find({ sort: 'total', direction: 'asc' })).orders.map(
      ({ totalAmount }) => totalAmount,
    )
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    for (const sort of ['subject', 'product', 'state', 'payment'])
      expect((await find({ sort })).count).toBe(7)
    expect((await reader.call(orders.listOrders, { query: { sort: 'person_id' } as never })).status).toBe(400)
  })

  it('is exported as it is filtered, or as it is chosen; nobody exports orders of others', async () => {
    const sheetOf = async (by: Visitor, query: object) => {
      const { status, data } = await by.call(orders.exportOrders, { query })
      expect(status).toBe(200)
      const files = [...readZip(data as unknown as Uint8Array)]
      const text = (name: string) => files.find(([path]) => path.endsWith(name))?.[1].toString('utf8') ?? ''
      return { rows: text('sheet1.xml').match(/<row /g)?.length, words: text('sharedStrings.xml') }
    }
    const done = await sheetOf(reader, { state: 'done' })
    expect(done.rows).toBe(3)
    expect(done.words).toContain('Ладогин А. П.')
    const ids = [made.get('refund')?.id, made.get('deleted')?.id].join(',')
    expect((await sheetOf(reader, { ids })).rows).toBe(4)
    const stranger = server.visit()
    await register(stranger)
    expect((await sheetOf(stranger, { ids })).rows).toBe(2)
  })
})

describe('the overview', () => {
  const overview = async () => (await reader.call(orders.getOverview, {})).data

  it('tells what waits, the nearest term first, until a report is opened', async () => {
    const { tasks, more, waiting_orders, balance, deals, withdrawable, tariff } = await overview()
    expect(more).toBe(0)
    // One to pay, one that lacks data; a report to read is no order that waits.
    expect(waiting_orders).toBe(2)
    const kinds = tasks.map(({ kind }) => kind)
    expect(kinds[0]).toBe('unread')
    expect(kinds.toSorted()).toEqual(['data', 'payment', 'unread'])
    const terms = tasks.map((task) => Date.parse(task.until ?? '1970-01-01'))
    expect(terms).toEqual(terms.toSorted((a, b) => a - b))
    expect(tasks.find(({ kind }) => kind === 'data')?.order.orderId).toBe(made.get('actionrequired')?.id)
    expect(deals).toEqual({ count: 0, waiting: 0, missing: 0 })
    expect(withdrawable).toBe(0)
    expect(balance).toEqual({ own: 0, bonus: 0 })
    expect(tariff).toMatchObject({ tariff_simple_id: 0, threshold: 1500, active_until: null })

    const id = made.get('done')?.item ?? ''
    expect((await reader.call(contract.reports.getReport, { params: { id } })).status).toBe(200)
    expect((await overview()).tasks.map(({ kind }) => kind)).not.toContain('unread')
  })

  it('tells what the folders of deals lack and what a partner can be paid out', async () => {
    const partner = server.visit()
    const { data } = await register(partner)
    const invited = server.visit()
    await register(invited, undefined, { partner_id: data.person.id })
    await topUpByCard(invited, 5000)
    const folder = async () => {
      const parties = [{ role: 'Продавец', name: 'Савва Ильин' }]
      const body = { object_key: FLAT, parties, price: 100, closes_on: '' }
      return (await partner.call(contract.deals.createDeal, { body })).data.deal_id
    }
    const [whole, lacking] = [await folder(), await folder()]
    for (const title of ['Справка', 'Согласие'])
      await partner.call(contract.deals.addDealNeed, {
        params: { id: lacking },
        body: { title, bearer: 'Продавец', due_on: '' },
      })
    expect(whole).not.toBe(lacking)
    const told = (await partner.call(orders.getOverview, {})).data
    expect(told.deals).toEqual({ count: 2, waiting: 1, missing: 2 })
    expect(told.withdrawable).toBe(2500)
    expect((await reader.call(orders.getOverview, {})).data.deals.count).toBe(0)
  })

  it('reminds of files that are kept for a week more', async () => {
    const id = made.get('done')?.id
    await server.sql(`update orders set paid_at = now() - interval '25 days' where id = $1`, [id])
    const task = (await overview()).tasks.find(({ kind }) => kind === 'files')
    expect(task?.order.orderId).toBe(id)
  })

  it('says how long an unpaid order keeps its prices, as the operator has set it', async () => {
    expect((await overview()).unpaid_days).toBe(7)
    const other = await startTestServer({ moneyTerms: { unpaidOrderMs: 3 * 86_400_000 } })
    try {
      const visitor = other.visit()
      await register(visitor)
      expect((await visitor.call(orders.getOverview, {})).data.unpaid_days).toBe(3)
    } finally {
      await other.stop()
    }
  })

  it('is nobody else’s', async () => {
    const stranger = server.visit()
    await register(stranger)
    expect((await stranger.call(orders.getOverview, {})).data.tasks).toEqual([])
    expect((await server.visit().call(orders.getOverview, {})).status).toBe(401)
  })
})

it('an order says what comes back for a part, by when, and from when on', async () => {
  const buyer = server.visit()
  await register(buyer)
  await topUpByCard(buyer, 1000)
  const { data: order } = await buyer.call(orders.createOrder, {
    body: {
      order_items: [{ product_id: productId('EgrnObject'), object_key: FLAT }],
      use_account_balance: true,
    },
  })
  const partNow = async () => (await buyer.call(orders.getOrder, { params: { id: order.id } })).data.items[0]
  await until('the part is done', async () => ((await partNow())?.status === 'done' ? true : undefined))
  const refundIn = async (status: string) => {
    await server.sql('update order_items set status = $2, data_asked_at = now() where order_id = $1', [
      order.id,
      status,
    ])
    return (await partNow())?.refund
  }
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  // The same what `return_product` gives.
  expect(await refundIn('requested')).toEqual({ amount: 499, due: date, from: null })
  expect(await refundIn('actionrequired')).toEqual({ amount: 499, due: date, from: date })
  expect(await refundIn('inprogress')).toBeNull()
  expect(await refundIn('done')).toBeNull()
  const { data: receipts } = await buyer.call(orders.listReceipts, { params: { id: order.id } })
  expect(receipts.map(({ kind, amount }) => [kind, amount])).toContainEqual(['settlement', 499])
})

describe('the state of a part', () => {
  it('[ORDER-10] is one of the documented list; another one is passed on as it is and read as plain text', async () => {
    const admin = server.visit()
    await admin.signIn('admin@example.com')
    expect((await admin.call(contract.admin.listItemStatuses, {})).data).toEqual([...ITEM_STATUSES])
    const statusesOf = async () =>
      (await find({})).orders.flatMap(({ items }) => items.map(({ status }) => status))
    expect(new Set(await statusesOf())).toEqual(new Set(ITEM_STATUSES))

    // As after a release that knows one more and has been taken back.
    await server.sql('alter table order_items drop constraint order_items_status_check')
    const order = made.get('inprogress')
    await server.sql("update order_items set status = 'paused' where order_id = $1", [order?.id])
    try {
      expect(await statusesOf()).toContain('paused')
      expect(itemStatusLabel('paused')).toBe('Статус: paused')
      const page = await reader.call(orders.getOrder, { params: { id: order?.id ?? '' } })
      expect(page.data.items.map(({ status }) => status)).toEqual(['paused'])
    } finally {
      await server.sql("update order_items set status = 'inprogress' where order_id = $1", [order?.id])
    }
  })
})
