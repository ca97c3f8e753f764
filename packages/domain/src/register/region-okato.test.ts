import { expect, it } from 'vitest'
import { regionOkato } from './region-okato.ts'

it.each([
  ['45000000', '45000000000'],
  ['46744000101', '46000000000'],
  // A district of its own within the region of Tyumen, and that region without it.
  ['71876000', '71100000000'],
  ['71951000', '71140000000'],
  ['71701000', '71000000000'],
  ['11811000', '11100000000'],
])('%s is in the region %s', (oktmo, okato) => {
  expect(regionOkato(oktmo)).toBe(okato)
})

it.each(['', '45', '4500000a', '450000000000'])('«%s» is no OKTMO', (text) => {
  expect(regionOkato(text)).toBeUndefined()
})
