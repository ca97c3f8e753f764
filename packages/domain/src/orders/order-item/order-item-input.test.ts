import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { orderItemSchema } from './order-item.ts'
import { orderItemInputSchema } from './order-item-input.ts'

const wanted = { product_id: '5889adc0-0bd1-4193-9d0c-06093117bbed', object_key: '00:01:0001001:1' }
/** Data of so many bytes; `{"note":""}` are 11 of them. */
const note = (bytes: number) => ({ ...wanted, metadata: { note: 'x'.repeat(bytes - 11) } })

describe('a wanted product', () => {
  it('needs a product and an object, and has no address or data of its own unless they are given', () => {
    expect(v.parse(orderItemInputSchema, wanted)).toEqual({ ...wanted, object_address: '', metadata: {} })
    expect(v.is(orderItemInputSchema, { object_key: wanted.object_key })).toBe(false)
    expect(v.is(orderItemInputSchema, { product_id: wanted.product_id })).toBe(false)
  })

  it('brings at most 16 KB of data', () => {
    expect(v.is(orderItemInputSchema, note(16_384))).toBe(true)
    expect(v.safeParse(orderItemInputSchema, note(16_385)).issues?.[0].message).toBe('Слишком много данных')
  })

  it('names an object and a code of a sensible length', () => {
    expect(v.is(orderItemInputSchema, { ...wanted, object_key: 'x'.repeat(501) })).toBe(false)
    expect(v.is(orderItemInputSchema, { ...wanted, object_address: 'x'.repeat(501) })).toBe(false)
    expect(v.is(orderItemInputSchema, { ...wanted, code: 'x'.repeat(101) })).toBe(false)
    const longest = { object_key: 'x'.repeat(500), object_address: 'x'.repeat(500), code: 'x'.repeat(100) }
    expect(v.is(orderItemInputSchema, { ...wanted, ...longest })).toBe(true)
  })
})

describe('[ENTITY-20] an item in a reply', () => {
  const item = {
    order_item_id: 'i1',
    product_id: wanted.product_id,
    product_name: 'EgrnObject',
    product_name_ru: 'Выписка ЕГРН об объекте',
    price: 499,
    status: 'requested',
  }

  it('is urgent by a plain true alone', () => {
    expect(v.parse(orderItemSchema, item)).toEqual(item)
    expect(v.parse(orderItemSchema, { ...item, urgent: true })).toEqual({ ...item, urgent: true })
    for (const urgent of ['true', 1, null])
      expect(v.parse(orderItemSchema, { ...item, urgent })).toEqual({ ...item, urgent: false })
  })

  it('has a price that is a number', () => {
    for (const price of [Infinity, '499', null]) expect(v.is(orderItemSchema, { ...item, price })).toBe(false)
  })
})
