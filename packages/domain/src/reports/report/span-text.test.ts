import { expect, it } from 'vitest'
import { spanText } from './span-text.ts'

it.each([
  [1, 'минуту'],
  [60, 'минуту'],
  [61, '2 минуты'],
  [300, '5 минут'],
  [1260, '21 минуту'],
  [5940, '99 минут'],
  [6000, '2 часа'],
  [18_001, '6 часов'],
  [75_600, '21 час'],
])('a span of %i s reads «%s»', (seconds, words) => expect(spanText(seconds)).toBe(words))
