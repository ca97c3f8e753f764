import { topUpRequest } from '@proverka/domain/orders'
import { expect, it } from 'vitest'
import { moneyQueries, partnerQueries } from '../src/queries/index.ts'
import { runQuery } from './run-query.ts'
import { travel, type WireCase } from './wire-cases.ts'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'
const INVOICE = {
  invoice_id: UUID,
  number: 5001,
  amount: 5000,
  url: `/invoice/${UUID}/pdf`,
  date: '2026-11-21T09:00:00.000Z',
  paid: false,
  payer: '',
}
const TRANSACTION = {
  transaction_id: UUID,
  Description: 'custom',
  Amount: 500,
  date: INVOICE.date,
  kind: 'top-up',
  own: 500,
  bonus: 0,
  balance: 500,
}
const WITHDRAWAL = {
  withdrawal_id: UUID,
  number: 1,
  amount: 500,
  status: 'requested',
  reason: '',
  payer_id: UUID,
  payer: 'ИП',
  date: INVOICE.date,
  decided: null,
}

const { server, client } = await openWire()

const CASES: Record<string, WireCase> = {
  returnProduct: {
    call: (api) => api.orders.returnProduct({ body: { order_item_id: UUID } }),
    method: 'POST',
    path: '/return_product',
    body: { order_item_id: UUID },
    data: { returned: true, amount: 499 },
  },
  createInvoice: {
    call: (api) => api.orders.createInvoice({ query: { amount: '5000', payer_id: UUID } }),
    method: 'GET',
    path: `/invoice?amount=5000&payer_id=${UUID}`,
    data: INVOICE,
  },
  listInvoices: {
    call: (api) => api.orders.listInvoices({ query: {} }),
    method: 'GET',
    path: '/invoice/list',
    data: [INVOICE],
  },
  listPartnerOrders: {
    call: (api) => api.partner.listPartnerOrders({ query: { offset: '20', limit: '20' } }),
    method: 'GET',
    path: '/partner/orders?offset=20&limit=20',
    data: {
      orders: [
        {
          number: 10_001,
          date: INVOICE.date,
          totalAmount: 499,
          Paid: true,
          products: ['Выписка'],
          source: 'telegram',
          campaign: null,
        },
      ],
      count: 21,
    },
  },
  getPartnerStats: {
    call: (api) => api.partner.getPartnerStats({ query: { 'date-from': '2026-11-01', 'date-to': '' } }),
    method: 'GET',
    path: '/partner/stats?date-from=2026-11-01',
    data: { registrations: 1, orders: 2, sum: 499, bonus: 2500 },
  },
  listPartnerDays: {
    call: (api) => api.partner.listPartnerDays({ query: { 'date-from': '2026-11-01' } }),
    method: 'GET',
    path: '/partner/days?date-from=2026-11-01',
    data: {
      first: '2026-11-01',
      last: '2026-11-21',
      sources: ['telegram'],
      days: [{ day: '2026-11-02', visits: 5, registrations: 1, orders: 1, sum: 499 }],
    },
  },
  listInvited: {
    call: (api) => api.partner.listInvited({ query: { offset: '20' } }),
    method: 'GET',
    path: '/partner/invited?offset=20',
    data: {
      invited: [
        {
          email: 'к···@example.test',
          date: INVOICE.date,
          largest_top_up: 4999,
          top_up_date: INVOICE.date,
          bonus: 0,
          state: 'too-little',
        },
      ],
      count: 21,
    },
  },
  listWithdrawals: {
    call: (api) => api.partner.listWithdrawals({ query: {} }),
    method: 'GET',
    path: '/partner/withdrawals',
    data: { available: 500, held: 0, hanging: 0, withdrawals: [WITHDRAWAL] },
  },
  requestWithdrawal: {
    call: (api) => api.partner.requestWithdrawal({ body: { amount: 500, payer_id: UUID } }),
    method: 'POST',
    path: '/partner/withdrawal',
    body: { amount: 500, payer_id: UUID },
    data: WITHDRAWAL,
  },
  redeemPromocode: {
    call: (api) => api.orders.redeemPromocode({ body: { code: 'ОСЕНЬ-26' } }),
    method: 'POST',
    path: '/promocode',
    body: { code: 'ОСЕНЬ-26' },
    data: { code: 'ОСЕНЬ-26', amount: 250 },
  },
  checkCoupon: {
    call: (api) => api.products.checkCoupon({ body: { code: 'ОСЕНЬ' } }),
    method: 'POST',
    path: '/coupon',
    body: { code: 'ОСЕНЬ' },
    data: { code: 'ОСЕНЬ', coupons: [{ coupon_id: UUID, product_id: UUID, discount: 100 }] },
  },
}

it.each(Object.entries(CASES))('%s travels as the contract says', async (_, wanted) => {
  const travelled = await travel(server, client(), wanted)
  expect({ call: wanted.call, ...travelled }).toEqual(wanted)
})

it('[ORDER-13] transactions are paged with offset = page x limit, 20 by default', async () => {
  server.answerWith(json({ data: { transactions: [TRANSACTION], count: 41, own: 500, bonus: 0 } }))
  const reply = await runQuery(moneyQueries.transactions(client(), 2))
  expect(server.last()).toMatchObject({ method: 'GET', url: '/api/transaction?offset=40&limit=20' })
  expect(reply.transactions).toEqual([TRANSACTION])
  await runQuery(moneyQueries.transactions(client(), 2, 50))
  expect(server.last().url).toBe('/api/transaction?offset=100&limit=50')
})

it('a top-up is an order without items, sent under one key however often it is tried', async () => {
  const data = {
    id: UUID,
    total_amount: 700,
    order_items: [],
    payment_data: { confirmation: { confirmation_token: 't' } },
    redirect_url: '',
    use_account_balance: false,
  }
  server.answerWith(json({ data }))
  const { order_items, ...request } = topUpRequest(700, { paymentSource: 'test' })
  const body = { ...request, metadata: { ...request.metadata }, order_items: [...order_items] }
  expect(await client().orders.createOrder({ body, idempotencyKey: 'k1' })).toEqual(data)
  expect(server.last().headers['idempotency-key']).toBe('k1')
  expect(JSON.parse(server.last().body)).toMatchObject({
    order_items: [],
    metadata: { orderType: 'custom', amount: 700 },
    use_account_balance: false,
  })
})

it('the PDF of an invoice comes as a file with the server’s name', async () => {
  server.answerWith({
    type: 'application/pdf',
    body: '%PDF-1.7',
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Счет 5001.pdf')}` },
  })
  const file = await client().orders.downloadInvoice({ params: { id: UUID } })
  expect(server.last().url).toBe(`/api${INVOICE.url}`)
  expect([file.name, await file.blob.text()]).toEqual(['Счет 5001.pdf', '%PDF-1.7'])
})

it('the queries of invoices and of a partner make their calls', async () => {
  server.answerWith(json({ data: [INVOICE] }))
  expect(await runQuery(moneyQueries.invoices(client()))).toEqual([INVOICE])
  server.answerWith(json({ data: { orders: [], count: 0 } }))
  await runQuery(partnerQueries.orders(client(), 3))
  expect(server.last().url).toBe('/api/partner/orders?offset=60')
  server.answerWith(json({ data: { registrations: 0, orders: 0, sum: 0, bonus: 0 } }))
  await runQuery(partnerQueries.stats(client(), { from: '2026-11-01', to: '2026-11-30' }))
  expect(server.last().url).toBe('/api/partner/stats?date-from=2026-11-01&date-to=2026-11-30')
  await runQuery(partnerQueries.stats(client()))
  expect(server.last().url).toBe('/api/partner/stats')
})
