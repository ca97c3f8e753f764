import { contract } from '@proverka/api/contract'
import {
  FLAT,
  itemIn,
  LADOGIN,
  orderAsGuest,
  payInWidget,
  productId,
} from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILDING, extractFile, extractForm } from './setup/extract-files.ts'
import { order } from './setup/own-order.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = server.visit()
  await admin.signIn('admin@example.com')
})
afterAll(() => server.stop())

type Wanted = Parameters<typeof orderAsGuest>[1][number]

/** Orders, pays and waits for the report: as a guest first, and then as the person that the guest became. */
async function buy(visitor: Visitor, wanted: Wanted) {
  const { order: placed } = visitor.token
    ? await orderAgain(visitor, wanted)
    : await orderAsGuest(visitor, [wanted])
  await payInWidget(visitor, placed)
  const id = placed.order_items[0]?.order_item_id ?? ''
  const { report } = await itemIn(visitor, id, 'done')
  return { id, order: placed, report }
}

async function orderAgain(visitor: Visitor, { product, key = FLAT, metadata = {} }: Wanted) {
  const items = [{ product_id: productId(product), object_key: key, metadata }]
  const { data, body } = await order(visitor, { order_items: items, use_account_balance: false, again: true })
  if (!data) throw new Error(JSON.stringify(body))
  return { order: data }
}

const readReport = async (visitor: Visitor, id: string) =>
  (await visitor.call(contract.reports.getReport, { params: { id } })).data.report

/** Two extracts of one flat, the first one with other owners and encumbrances, as an operator brought it. */
async function twoExtracts(visitor: Visitor) {
  const first = await buy(visitor, { product: 'EgrnObject' })
  const form = extractForm(first.id, extractFile(BUILDING))
  expect((await admin.call(contract.admin.updateManually, { body: form })).status).toBe(200)
  const second = await buy(visitor, { product: 'EgrnObject' })
  return { first, second }
}

describe('[REPORT-05] earlier reports on the same subject', () => {
  it('are listed with what has changed since, owners first, and with how much has no answer in one', async () => {
    const buyer = server.visit()
    const { first, second } = await twoExtracts(buyer)
    const report = await readReport(buyer, second.id)
    expect(report?.previous).toHaveLength(1)
    const [previous] = report?.previous ?? []
    expect(previous?.id).toBe(first.id)
    const whats = (previous?.changes ?? []).map(({ what }) => what)
    expect(whats[0]).toBe('Правообладатели')
    expect(previous?.incomparable).toBeGreaterThan(0)
    // The first one knows of no earlier one.
    expect((await readReport(buyer, first.id))?.previous).toBeUndefined()
    const { data } = await buyer.call(contract.orders.getOrder, { params: { id: second.order.id } })
    expect(data.items[0]?.report?.previous).toEqual(report?.previous)
  })

  it('are disclosed to nobody who holds the order in a browser alone, nor to another buyer', async () => {
    const buyer = server.visit()
    const { order: first, email } = await orderAsGuest(buyer, [{ product: 'EgrnObject' }])
    await payInWidget(buyer, first)
    await itemIn(buyer, first.order_items[0]?.order_item_id ?? '', 'done')
    // Ordered with that address in another browser, which opens this one order and no more of the account.
    const someone = server.visit()
    const { order: placed } = await orderAsGuest(someone, [{ product: 'EgrnObject' }], email)
    await payInWidget(someone, placed)
    const id = placed.order_items[0]?.order_item_id ?? ''
    await itemIn(someone, id, 'done')
    await server.sql(
      'update orders set person_id = (select person_id from orders where id = $1) where id = $2',
      [first.id, placed.id],
    )
    expect((await readReport(someone, id))?.previous).toBeUndefined()
    expect((await readReport(buyer, id))?.previous).toHaveLength(1)
    const other = server.visit()
    const theirs = await buy(other, { product: 'EgrnObject' })
    expect((await readReport(other, theirs.id))?.previous).toBeUndefined()
  })

  it('are those that are still stored', async () => {
    const buyer = server.visit()
    const { first, second } = await twoExtracts(buyer)
    await server.sql(`update orders set paid_at = paid_at - interval '31 days' where id = $1`, [
      first.order.id,
    ])
    expect((await readReport(buyer, second.id))?.previous).toBeUndefined()
  })

  it('[SELL-10] tell no change of what only one of two reports asked', async () => {
    const buyer = server.visit()
    const person = { product: 'BailiffCheck', key: 'Проверяемый', metadata: LADOGIN }
    const first = await buy(buyer, person)
    const wider = await buy(buyer, { ...person, product: 'CreditRating' })
    const [previous] = (await readReport(buyer, wider.id))?.previous ?? []
    expect(previous?.id).toBe(first.id)
    expect(previous?.changes).toEqual([])
  })

  it('are about one person, whatever else was asked of him', async () => {
    const buyer = server.visit()
    const person = { product: 'PersonCheck', key: 'Проверяемый', metadata: LADOGIN }
    const first = await buy(buyer, person)
    await server.sql(
      `update report_tasks set answer = '{"kind":"not-found"}' where order_item_id = $1 and task_type = 'bailiffs'`,
      [first.id],
    )
    const bailiffs = await buy(buyer, { ...person, product: 'BailiffCheck' })
    const [previous] = (await readReport(buyer, bailiffs.id))?.previous ?? []
    expect(previous?.id).toBe(first.id)
    expect(previous?.changes).toMatchObject([{ before: 'записи не было', tone: 'red' }])
    const another = { ...LADOGIN, person: { ...LADOGIN.person, birthDate: '1988-03-14' } }
    const namesake = await buy(buyer, { ...person, metadata: another })
    expect((await readReport(buyer, namesake.id))?.previous).toBeUndefined()
  })
})
