import * as v from 'valibot'
import { expect, it } from 'vitest'
import { advertListSchema, advertSchema, appendAdverts, priceRow } from './adverts.ts'

it('parses an advert', () => {
  expect(v.is(advertSchema, { id: 'a1', address: 'г. Образцовск', kad_number: '00:01:0001001:1' })).toBe(true)
  expect(v.is(advertSchema, { id: 1, address: '', kad_number: '' })).toBe(false)
})

it('[ADVERT-02] parses a list with its unique count and info', () => {
  const list = {
    adverts_list: [{ id: 'a1', address: 'г. Образцовск', kad_number: '00:01:0001001:1' }],
    unique: 12,
    info: { district: 'Центр' },
  }
  const { unique, info } = v.parse(advertListSchema, list)
  expect([unique, info]).toEqual([12, { district: 'Центр' }])
  expect(v.is(advertListSchema, { ...list, unique: '12' })).toBe(false)
  expect(v.is(advertListSchema, { ...list, info: undefined })).toBe(false)
})

it('reads a price row by index', () => {
  expect(priceRow(['a1', 'x', 5000000])).toEqual({ id: 'a1', price: 5000000 })
  expect(priceRow([7, 'x', '99', 'more'])).toEqual({ id: '7', price: 99 })
  for (const row of [[], [null, 'x', null], 'a1x' as never, null as never])
    expect(priceRow(row)).toEqual({ id: '', price: NaN })
})

it('[ADVERT-11] appends above offset 0 and replaces at 0', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(appendAdverts([a, b], [c], 2)).toEqual([a, b, c])
  expect(appendAdverts([a, b], [c], 0)).toEqual([c])
  // A new advert came first in the meantime: the last one of the first part comes again.
  expect(appendAdverts([a, b], [b, c], 2)).toEqual([a, b, c])
})
