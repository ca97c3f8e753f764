import { expect, it } from 'vitest'
import { isPositiveNumber } from './positive-number.ts'
import { validate } from '../validate/validate.ts'

it('[VALID-10] takes numbers from 1 on, else the stated message', () => {
  for (const value of [1, '2']) expect(validate('positiveNumber', value)).toBeUndefined()
  for (const value of [0, -1, 0.5, 'a']) {
    expect(validate('positiveNumber', value)).toBe('Значение должно быть положительным числом')
  }
})

it.each([1.5, '1', ' 12,5 ', '10.25'])('takes %j', (value) => expect(isPositiveNumber(value)).toBe(true))
it.each([
  '',
  ' ',
  '0',
  '0,9',
  '-1',
  '1e3',
  '0x10',
  'Infinity',
  Infinity,
  NaN,
  null,
  undefined,
  [],
  '1'.repeat(16),
])('refuses %j', (value) => expect(isPositiveNumber(value)).toBe(false))
