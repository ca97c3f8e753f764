import * as v from 'valibot'
import { expect, it } from 'vitest'
import { addressSuggestionSchema, companySuggestionSchema } from './suggestion.ts'

it('parses a company suggestion and an address one', () => {
  const company = { value: 'ООО', data: { inn: '0000000018', management: { name: 'Имя' } } }
  expect(v.parse(companySuggestionSchema, company)).toEqual(company)
  expect(v.is(companySuggestionSchema, { ...company, data: { inn: '0000000018', management: null } })).toBe(
    true,
  )
  for (const broken of [
    { data: company.data },
    { ...company, data: { ...company.data, inn: 5 } },
    { ...company, data: { ...company.data, management: { name: 5 } } },
  ])
    expect(v.is(companySuggestionSchema, broken)).toBe(false)
  const address = { value: 'г. Образцовск', data: { cadastral_number: '00:01:0001001:1' } }
  expect(v.parse(addressSuggestionSchema, address)).toEqual(address)
  expect(v.is(addressSuggestionSchema, { ...address, data: {} })).toBe(true)
  expect(v.is(addressSuggestionSchema, { value: address.value })).toBe(false)
  expect(v.is(addressSuggestionSchema, { ...address, data: { cadastral_number: 5 } })).toBe(false)
})
