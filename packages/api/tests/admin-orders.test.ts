import { expect, it } from 'vitest'
import { travel, type WireCase } from './wire-cases.ts'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const OTHER = '0b8f8b1e-6f0c-4f9c-9a54-2f9c3a1d7e11'
const AT = '2027-01-31T00:00:00.000Z'
const KEY = '00:14:0203005:1047'
const ORDER = {
  orderId: UUID,
  number: 10_001,
  totalAmount: 499,
  email: 'ivan@mail.ru',
  date: AT,
  Paid: true,
  expired: false,
  paid_by: 'card',
  state: 'done',
  subject: KEY,
  verdict: null,
  kept_until: AT,
  items: [
    {
      order_item_id: OTHER,
      product_id: UUID,
      product_name: 'EgrnObject',
      product_name_ru: 'Выписка',
      price: 499,
      status: 'done',
      kadnum: KEY,
      ItemMetadata: { address: '', kadastr_number: KEY },
      has_report: true,
      verdict: null,
    },
  ],
  person_id: OTHER,
  partner_id: null,
  source: 'yandex',
  request_id: 'a1b2c3',
}
const ITEM = {
  order_item_id: OTHER,
  left: 0,
  order_id: UUID,
  order_number: 10_001,
  email: 'ivan@mail.ru',
  product_id: UUID,
  product_name: 'EgrnObject',
  product_name_ru: 'Выписка',
  object_key: KEY,
  object_address: '',
  price: 0,
  status: 'inprogress',
  kadnet_status: 'sent',
  spv_status: 'new',
  created_date: AT,
}

const { server, client } = await openWire()

const CASES = {
  listOrders: {
    call: (api) =>
      api.admin.listOrders({ query: { search: 'ivan', paid: 'false', offset: '20', limit: '20' } }),
    method: 'GET',
    path: '/admin/orders?search=ivan&paid=false&offset=20&limit=20',
    data: { orders: [ORDER], count: 1 },
  },
  attachOrder: {
    call: (api) => api.admin.attachOrder({ body: { order_id: UUID, person_id: OTHER } }),
    method: 'POST',
    path: '/admin/orders/attach_order',
    body: { order_id: UUID, person_id: OTHER },
    data: ORDER,
  },
  attachProduct: {
    call: (api) => api.admin.attachProduct({ body: { order_id: UUID, product_id: OTHER, object_key: KEY } }),
    method: 'POST',
    path: '/admin/orders/attach_product',
    body: { order_id: UUID, product_id: OTHER, object_key: KEY },
    data: ITEM,
  },
  updateOrder: {
    call: (api) => api.admin.updateOrder({ body: { OrderID: UUID, Paid: true } }),
    method: 'PUT',
    path: '/admin/orders/update_order',
    body: { OrderID: UUID, Paid: true },
    data: ORDER,
  },
  listOrderItems: {
    call: (api) => api.admin.listOrderItems({ query: { status: 'requested', limit: '50' } }),
    method: 'GET',
    path: '/admin/order_item?status=requested&limit=50',
    data: { order_items: [ITEM], count: 1 },
  },
  listItemStatuses: {
    call: (api) => api.admin.listItemStatuses(),
    method: 'GET',
    path: '/admin/order_item/all_statuses',
    data: ['requested', 'done'],
  },
  updateItemStatus: {
    call: (api) => api.admin.updateItemStatus({ body: { order_item_id: OTHER, status: 'inprogress' } }),
    method: 'PUT',
    path: '/admin/order_item/update_status',
    body: { order_item_id: OTHER, status: 'inprogress' },
    data: ITEM,
  },
  updateKadnetStatus: {
    call: (api) => api.admin.updateKadnetStatus({ body: { order_item_id: OTHER, status: 'sent' } }),
    method: 'PUT',
    path: '/admin/order_item/update_kadnet_status',
    body: { order_item_id: OTHER, status: 'sent' },
    data: ITEM,
  },
  updateSpvStatus: {
    call: (api) => api.admin.updateSpvStatus({ body: { order_item_id: OTHER, status: 'new' } }),
    method: 'PUT',
    path: '/admin/order_item/update_spv_status',
    body: { order_item_id: OTHER, status: 'new' },
    data: ITEM,
  },
} satisfies Record<string, WireCase>

it.each(Object.entries(CASES))('%s travels as the contract says', async (_, { call, ...wire }) => {
  expect(await travel(server, client(), { call, ...wire })).toEqual(wire)
})

it('a product is put into an order under a key of its own', async () => {
  await travel(server, client(), CASES.attachProduct)
  expect(server.last().headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
})

it('downloadSpv gives the file under the name that the server chose', async () => {
  server.answerWith({
    type: 'application/xml',
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Выписка.xml')}` },
    body: '<extract/>',
  })
  const { blob, name } = await client().admin.downloadSpv({ query: { order_item_id: OTHER } })
  expect(server.last()).toMatchObject({
    method: 'GET',
    url: `/api/admin/download_order_item_spv?order_item_id=${OTHER}`,
  })
  expect([name, await blob.text()]).toEqual(['Выписка.xml', '<extract/>'])
})

it('updateManually travels as a form with the extract in it', async () => {
  server.answerWith(json({ data: { order_item_id: OTHER, status: 'done' } }))
  const file = new File(['<extract/>'], 'extract.xml', { type: 'text/xml' })
  await client().admin.updateManually({ body: { order_item_id: OTHER, file } })
  const { method, url, headers, body } = server.last()
  expect([method, url]).toEqual(['POST', '/api/admin/manual_update'])
  const sent = await new Response(body, {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData()
  expect([sent.get('order_item_id'), await (sent.get('file') as File).text()]).toEqual([OTHER, '<extract/>'])
})
