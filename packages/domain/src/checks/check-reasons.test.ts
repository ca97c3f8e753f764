import { expect, it } from 'vitest'
import * as v from 'valibot'
import { CHECK_REASONS, checkReason } from './check-reasons.ts'
import { CHECK_GROUNDS, CHECK_PURPOSES, personCheckMetadataSchema } from './person-input.ts'

const person = { lastName: 'Образцов', firstName: 'Пример', birthDate: '1990-02-03' }

it.each(CHECK_REASONS)('$key is a purpose and a ground that an order takes', ({ key, purpose, ground }) => {
  expect(v.is(personCheckMetadataSchema, { person, purpose, ground })).toBe(true)
  expect(checkReason(key)).toMatchObject({ purpose, ground })
})

it('offers every purpose and every ground, each purpose once', () => {
  const purposes = CHECK_REASONS.map(({ purpose }) => purpose)
  expect(purposes.toSorted()).toEqual(CHECK_PURPOSES.toSorted())
  expect(new Set(CHECK_REASONS.map(({ ground }) => ground))).toEqual(new Set(CHECK_GROUNDS))
})

it('says of every choice what it states', () => {
  for (const { title, meaning } of CHECK_REASONS) {
    expect(title).toMatch(/^[А-Я][^ё]+[^.]$/)
    expect(meaning).toMatch(/^[А-Я][^ё]+[^.]$/)
  }
})

it('takes a candidate for work on consent alone, as the labour code does', () => {
  expect(checkReason('work')?.ground).toBe('consent')
})

it('knows no other key', () => {
  expect(checkReason('')).toBeUndefined()
  expect(checkReason('toString')).toBeUndefined()
})
