import { expect, it } from 'vitest'
import { timeText } from './object-words.ts'

it.each([
  [undefined, 'от 30 минут'],
  [0.2, '≈ 1 мин'],
  [41, '≈ 41 мин'],
  [3 * 24 * 60, '≈ 3 дня'],
])('says of %s measured minutes «%s»', (minutes, text) => {
  expect(timeText(minutes, 'от 30 минут').replaceAll('\u00a0', ' ')).toBe(text)
})
