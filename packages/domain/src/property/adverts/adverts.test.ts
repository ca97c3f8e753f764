import * as v from 'valibot'
import { expect, it } from 'vitest'
import { advertSchema, appendAdverts, priceRow } from './adverts.ts'

it('[ADVERT-01] parses an advert', () => {
  expect(v.is(advertSchema, { id: 'a1', address: 'г. Образцовск', kad_number: '00:01:0001001:1' })).toBe(true)
  expect(v.is(advertSchema, { id: 1, address: '', kad_number: '' })).toBe(false)
})

it('[ADVERT-03] reads a price row by index', () => {
  expect(priceRow(['a1', 'x', 5000000])).toEqual({ id: 'a1', price: 5000000 })
  expect(priceRow([])).toEqual({ id: '', price: NaN })
})

it('[ADVERT-11] appends above offset 0 and replaces at 0', () => {
  expect(appendAdverts([1, 2], [3], 2)).toEqual([1, 2, 3])
  expect(appendAdverts([1, 2], [3], 0)).toEqual([3])
})
