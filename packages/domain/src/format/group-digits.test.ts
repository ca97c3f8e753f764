import { expect, it } from 'vitest'
import { groupDigits } from './group-digits.ts'

it.each([
  [7, '7'],
  [418, '418'],
  [1000, '1\u00a0000'],
  [20_418, '20\u00a0418'],
  [1_234_567, '1\u00a0234\u00a0567'],
])('a number for people is grouped by threes: %d is «%s»', (number, words) => {
  expect(groupDigits(number)).toBe(words)
})
