import { contract } from '@proverka/api/contract'
import { LADOGIN, itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { until } from '@proverka/test-support/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { idOf } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract

let server: TestServer
let chief: Visitor
let buyer: Visitor
let email: string
let order: Awaited<ReturnType<typeof orderAsGuest>>['order']
let items: readonly string[]
beforeAll(async () => {
  server = await startTestServer()
  chief = await visitAsAdmin(server)
  buyer = server.visit()
  const placed = await orderAsGuest(buyer, [
    { product: 'EgrnObject' },
    { product: 'PersonCheck', metadata: LADOGIN },
  ])
  order = placed.order
  email = placed.email
  await payInWidget(buyer, order)
  items = order.order_items.map(({ order_item_id }) => order_item_id)
  for (const id of items) await itemIn(buyer, id, 'done')
})
afterAll(() => server.stop())

const page = async (visitor = chief) =>
  (await visitor.call(calls.getOrderPage, { params: { id: order.id } })).data
const addNote = (text: string, visitor = chief, id = order.id) =>
  visitor.call(calls.addOrderNote, { params: { id }, body: { text } })

describe('the page of an order for the staff', () => {
  it('[CONSOLE-06] tells the story of an order in time, with money and ids of requests', async () => {
    await chief.call(contract.reports.getReport, { params: { id: items[1] ?? '' } })
    await addNote('Обещали завтра')
    const story = await until('an email about the order', async () => {
      const one = await page()
      return one.timeline.some(({ kind, detail }) => kind === 'emailed' && detail === 'order-done')
        ? one
        : undefined
    })
    const kinds = story.timeline.map(({ kind }) => kind)
    for (const kind of [
      'placed',
      'paid',
      'asked',
      'answered',
      'done',
      'opened',
      'emailed',
      'read',
      'note',
      'receipt',
    ] as const)
      expect(kinds).toContain(kind)
    const times = story.timeline.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
    // The receipt of the advance is written with the payment, and may be some milliseconds before it.
    expect(kinds.filter((kind) => kind !== 'receipt').slice(0, 2)).toEqual(['placed', 'paid'])
    const [row] = await server.sql('select request_id, number from orders where id = $1', [order.id])
    expect(story.timeline[0]).toMatchObject({ kind: 'placed', request_id: row?.['request_id'], amount: null })
    expect(row?.['request_id']).not.toBeNull()
    expect(story.timeline.find(({ kind }) => kind === 'paid')).toMatchObject({
      amount: order.total_amount,
      request_id: story.payments[0]?.provider_payment_id,
    })
    expect(story).toMatchObject({ number: Number(row?.['number']), total: order.total_amount, returned: 0 })
    expect(story.payments).toMatchObject([{ amount: order.total_amount, status: 'succeeded' }])
    expect(story.receipts.find(({ kind }) => kind === 'advance')?.sum).toBe(order.total_amount)
    expect(story.ledger.length).toBeGreaterThan(0)
    for (const { entries } of story.ledger)
      expect(entries.reduce((sum, { amount }) => sum + amount * 100, 0)).toBe(0)
    expect(story.items.map(({ number, status }) => [number.split('-')[1], status])).toEqual([
      ['1', 'done'],
      ['2', 'done'],
    ])
    expect(story.items[1]?.sources.length).toBeGreaterThan(0)
    expect(story.emails.map(({ kind }) => kind)).toContain('order-paid')
  })

  it('[CONSOLE-03] shows no personal data, logs who reads, and lists the readings of others than the buyer', async () => {
    const support = await visitAsStaff(server, 'support')
    const reader = await idOf(support)
    const story = await page(support)
    expect(JSON.stringify(story)).not.toMatch(/Ладогин|Арсений|1987|123-?45-?67/)
    expect(JSON.stringify(story)).not.toContain(email)
    expect(story.client).toMatchObject({ email: 'g···@e···.com', phone: '+7 ··· ···-··-67' })
    expect(story.items[1]?.subject).toBe('Л··· А··· П···')
    const subjects = (
      await server.sql(`select distinct subject from personal_data_reads where reader_id = $1`, [reader])
    ).map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining([`order:${order.id}`, `person:${story.client.person_id}`]),
    )
    const buyerId = await idOf(buyer)
    const own = await server.sql('select email from persons where id = $1', [buyerId])
    const { reads } = await page()
    expect(reads.some(({ reader: by, reason }) => by !== '' && reason === null)).toBe(true)
    expect(reads.some(({ order_item_id }) => order_item_id === items[1])).toBe(true)
    expect(reads.map(({ reader: name }) => name)).not.toContain(String(own[0]?.['email']))
  })

  it('[CONSOLE-06] puts what went back beside its part, and changes the version with any change', async () => {
    const before = await page()
    expect((await page()).version).toBe(before.version)
    const [item] = before.items
    const amount = 100
    const { status } = await chief.call(calls.returnItem, {
      body: { order_item_id: item?.order_item_id ?? '', amount, left: item?.price ?? 0, reason: 'Ошибка' },
    })
    expect(status).toBe(200)
    const after = await page()
    expect(after.version).not.toBe(before.version)
    expect(after).toMatchObject({ returned: amount, items: [{ returned: amount }, { returned: 0 }] })
    expect(after.timeline.find(({ kind }) => kind === 'returned')).toMatchObject({
      order_item_id: item?.order_item_id,
      amount: -amount,
      detail: 'admin',
    })
    expect(after.timeline.some(({ kind }) => kind === 'changed')).toBe(true)
  })

  it('[CONSOLE-06] names who obtains a document, by which request and until when', async () => {
    await server.sql(
      `insert into fulfilments (id, report_task_id, order_item_id, channel, kind, number, status, is_urgent, created_at, latest_at, request_number)
       select gen_random_uuid(), id, order_item_id, 'hand', 'extract', null, 'ordered', false, now(), now() + interval '7 days', '80-1'
         from report_tasks where order_item_id = $1 order by position limit 1`,
      [items[0]],
    )
    await server.sql(
      `insert into fulfilment_events (fulfilment_id, event, status, details, at)
       select id, 'opened', 'to-order', '{}', now() from fulfilments where request_number = '80-1'`,
    )
    const { items: shown, timeline } = await page()
    expect(shown[0]?.fulfilments).toContainEqual(
      expect.objectContaining({ status: 'ordered', channel: 'hand', request_number: '80-1' }),
    )
    expect(timeline).toContainEqual(
      expect.objectContaining({
        kind: 'obtained',
        order_item_id: items[0],
        request_id: '80-1',
        detail: 'opened',
      }),
    )
  })

  it('is unknown for another id, and closed to who may not read orders', async () => {
    const id = crypto.randomUUID()
    expect((await chief.call(calls.getOrderPage, { params: { id } })).status).toBe(404)
    expect((await addNote('Заметка', chief, id)).status).toBe(404)
    expect((await buyer.call(calls.getOrderPage, { params: { id: order.id } })).status).toBe(403)
    const editor = await visitAsStaff(server, 'editor')
    expect((await editor.call(calls.getOrderPage, { params: { id: order.id } })).status).toBe(403)
  })
})

describe('a note of the staff', () => {
  it('[CONSOLE-06] has its author and time, and a text of 2000 characters at most', async () => {
    expect((await addNote(' ')).status).toBe(400)
    expect((await addNote('н'.repeat(2001))).status).toBe(400)
    const { data } = await addNote(`  ${'н'.repeat(2000)}  `)
    expect(data).toMatchObject({ order_id: order.id, text: 'н'.repeat(2000) })
    const [newest] = (await page()).notes
    expect(newest).toEqual(data)
    expect(newest?.author).not.toBe('')
  })

  it('[CONSOLE-06] goes with the data of its order', async () => {
    await addNote('Исчезнет')
    await server.context.database.transaction(() =>
      server.context.queries.keptReports.destroyReports([items[0] ?? ''], [], new Date()),
    )
    expect(await server.sql('select 1 from order_notes where order_id = $1', [order.id])).toEqual([])
  })
})
