import { expect, it } from 'vitest'
import { viewQuery } from './table-view.ts'

it('has the filters and the order of an address, and no words of a search', () => {
  expect(viewQuery('?search=anna%40example.test&paid=true&brand=fiz&open=7')).toBe('brand=fiz&paid=true')
  expect(viewQuery('')).toBe('')
})
