import * as v from 'valibot'
import { expect, it } from 'vitest'
import { suggestionSchema } from './suggestion.ts'

it('parses a company suggestion and an address one', () => {
  const company = { value: 'ООО', data: { inn: '0000000018', management: { name: 'Имя' } } }
  expect(v.parse(suggestionSchema, company)).toEqual(company)
  expect(v.is(suggestionSchema, { value: 'г. Образцовск' })).toBe(true)
  expect(v.is(suggestionSchema, { value: 'ООО', data: { management: null } })).toBe(true)
  for (const broken of [
    { data: {} },
    { ...company, data: { inn: 5 } },
    { ...company, data: { management: { name: 5 } } },
  ])
    expect(v.is(suggestionSchema, broken)).toBe(false)
})
