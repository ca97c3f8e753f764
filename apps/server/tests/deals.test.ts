import { contract } from '@proverka/api/contract'
import { LADOGIN, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { deals, files } = contract

let server: TestServer
let owner: Visitor
let stranger: Visitor
let ownerEmail: string
beforeAll(async () => {
  server = await startTestServer()
  owner = server.visit()
  ownerEmail = (await register(owner)).email
  stranger = server.visit()
  await register(stranger)
})
afterAll(() => server.stop())

const DEAL = {
  object_key: '00:14:0203005:1047',
  parties: [
    { role: 'seller', name: 'Савва Ильин' },
    { role: 'buyer', name: 'Лида Ольхина' },
  ],
  price: 4_123_456.78,
}

const create = (by: Visitor, body: object = DEAL) => by.call(deals.createDeal, { body: body as typeof DEAL })

const pdf = () => new File(['%PDF-1.7'], 'Договор.pdf')

describe('a deal', () => {
  it('[CALL-152] is created for the caller', async () => {
    const { data } = await create(owner)
    const [row] = await server.sql(
      'select deals.*, email from deals join persons on persons.id = person_id where deals.id = $1',
      [data.deal_id],
    )
    expect(row).toMatchObject({
      email: ownerEmail,
      object_key: DEAL.object_key,
      parties: DEAL.parties,
      price_kopecks: 412_345_678,
    })
    expect((await create(server.visit())).status).toBe(401)
  })

  it.each([
    ['no parties', { parties: [] }],
    ['a price below zero', { price: -1 }],
    ['no object', { object_key: ' ' }],
  ])('is refused with %s', async (_, change) => {
    expect((await create(owner, { ...DEAL, ...change })).status).toBe(400)
  })

  it('[CALL-153] takes a document of its owner, an upload or a new file; a foreign deal does not', async () => {
    const { data } = await create(owner)
    const add = (by: Visitor, body: object) =>
      by.call(deals.addDealDocument, { body: { deal_id: data.deal_id, ...body } })
    const upload = await owner.call(files.uploadAttachment, { query: {}, body: { file: pdf() } })
    const known = { attachment_id: upload.data.attachment_id }
    const first = await add(owner, known)
    expect(first.data.document_id).toMatch(/^[\da-f-]{36}$/)
    expect((await add(owner, known)).data).toEqual(first.data)
    expect((await add(owner, { file: pdf() })).status).toBe(200)
    const rows = await server.sql(
      `select group_id, name from deal_documents join attachments on attachments.id = attachment_id
       where deal_id = $1 order by added_at`,
      [data.deal_id],
    )
    expect(rows).toEqual([
      { group_id: upload.data.groupID, name: 'Договор.pdf' },
      { group_id: data.deal_id, name: 'Договор.pdf' },
    ])

    expect((await add(stranger, { file: pdf() })).status).toBe(403)
    const foreign = await stranger.call(files.uploadAttachment, { query: {}, body: { file: pdf() } })
    expect((await add(owner, { attachment_id: foreign.data.attachment_id })).status).toBe(403)
    expect((await add(owner, {})).status).toBe(400)
    expect((await add(owner, { ...known, file: pdf() })).status).toBe(400)
    expect((await add(owner, { ...known, deal_id: crypto.randomUUID() })).error).toBe('Сделка не найдена')
  })

  it('is a folder: orders, documents and what is missing; of this user alone', async () => {
    const { data } = await create(owner, { ...DEAL, closes_on: '2026-12-03' })
    const id = data.deal_id
    const params = { id }
    const folder = async () => (await owner.call(deals.getDeal, { params })).data
    const add = (by: Visitor, due_on: string) =>
      by.call(deals.addDealNeed, { params, body: { title: 'Согласие супруга', bearer: 'Продавец', due_on } })
    expect((await add(owner, '2026-13-40')).status).toBe(400)
    expect((await add(stranger, '')).status).toBe(404)
    const need = (await add(owner, '2026-11-28')).data
    const other = (await add(owner, '')).data
    await owner.call(deals.addDealDocument, { body: { deal_id: id, file: pdf(), need_id: need.need_id } })
    const { data: order } = await owner.call(contract.orders.createOrder, {
      body: { order_items: [{ product_id: productId('EgrnObject'), object_key: DEAL.object_key }] },
    })
    const read = await folder()
    expect(read).toMatchObject({ parties: DEAL.parties, closes_on: '2026-12-03', price: DEAL.price })
    expect(read.orders.map(({ orderId }) => orderId)).toContain(order.id)
    expect(read.documents).toHaveLength(1)
    expect(read.needs.map(({ need_id, document_id }) => [need_id, document_id])).toEqual([
      [need.need_id, read.documents[0]?.document_id],
      [other.need_id, null],
    ])
    const row = (await owner.call(deals.listDeals, {})).data.find(({ deal_id }) => deal_id === id)
    expect(row).toMatchObject({ documents: 1, missing: 1, orders: read.orders.length })

    const person = { product_id: productId('PersonCheck'), object_key: 'Ладогин', metadata: LADOGIN }
    const { data: check } = await owner.call(contract.orders.createOrder, { body: { order_items: [person] } })
    const put = (by: Visitor, order_id: string) => by.call(deals.addDealOrder, { params, body: { order_id } })
    expect((await put(owner, check.id)).status).toBe(200)
    expect((await folder()).orders).toHaveLength(read.orders.length + 1)
    const { data: foreign } = await stranger.call(contract.orders.createOrder, {
      body: { order_items: [person] },
    })
    expect((await put(owner, foreign.id)).status).toBe(404)
    expect((await stranger.call(deals.getDeal, { params })).status).toBe(404)
    const remove = (by: Visitor) => by.call(deals.removeDealNeed, { params: { id: other.need_id } })
    expect((await remove(stranger)).status).toBe(404)
    expect((await remove(owner)).status).toBe(200)
    expect((await folder()).needs).toHaveLength(1)
    expect((await stranger.call(deals.listDeals, {})).data).toEqual([])
  })

  it('keeps nothing of a document that could not be put to it', async () => {
    const { data } = await create(owner)
    await server.sql(`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'no room'; end $$`)
    await server.sql(
      'create trigger refuse before insert on deal_documents for each row execute function refuse()',
    )
    const keptFiles = async () => (await server.context.files.list()).map(({ key }) => key).toSorted()
    const before = await keptFiles()
    const { status } = await owner.call(deals.addDealDocument, {
      body: { deal_id: data.deal_id, file: pdf() },
    })
    await server.sql('drop trigger refuse on deal_documents')
    expect(status).toBe(500)
    expect(await server.sql('select 1 from attachments where group_id = $1', [data.deal_id])).toEqual([])
    expect(await keptFiles()).toEqual(before)
  })
})
