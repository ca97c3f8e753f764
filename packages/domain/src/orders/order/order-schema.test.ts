import * as v from 'valibot'
import { expect, it } from 'vitest'
import { orderSchema, transactionSchema } from './order-schema.ts'

const item = {
  order_item_id: 'i1',
  product_name: 'EgrnObject',
  price: 499,
  status: 'done',
  kadnum: '00:01:0001001:1',
  ItemMetadata: { address: 'г. Образцовск', kadastr_number: '00:01:0001001:1' },
}
const order = {
  orderId: 'o1',
  totalAmount: 499,
  email: 'a@b.ru',
  date: '2026-11-21T10:00:00Z',
  Paid: true,
  items: [item],
}

it('parses an order of the history with its items', () => {
  expect(v.parse(orderSchema, order)).toEqual(order)
  const bare = { order_item_id: 'i1', product_name: 'PersonCheck', price: 0, status: 'zzz', kadnum: null }
  expect(
    v.is(orderSchema, { ...order, items: [bare, { ...bare, kadnum: undefined, ItemMetadata: {} }] }),
  ).toBe(true)
  expect(v.is(orderSchema, { ...order, Paid: undefined })).toBe(false)
  expect(v.is(orderSchema, { ...order, items: [{ ...item, status: undefined }] })).toBe(false)
})

it('parses a transaction', () => {
  const transaction = {
    transaction_id: 't1',
    Description: 'custom',
    Amount: 5000,
    date: '2026-11-21T10:00:00Z',
  }
  expect(v.parse(transactionSchema, transaction)).toEqual(transaction)
  expect(v.is(transactionSchema, { ...transaction, Description: undefined })).toBe(false)
})
