import { expect, it } from 'vitest'
import { timeText } from './object-words.ts'

it.each([
  [undefined, false, 'от 30 минут'],
  [undefined, true, 'до 7 рабочих дней'],
  [0.2, true, '≈ 1 мин'],
  [41, false, '≈ 41 мин'],
  [3 * 24 * 60, true, '≈ 3 дня'],
])('says of %s measured minutes, obtained by people: %s, the term «%s»', (minutes, isObtained, text) => {
  expect(timeText(minutes, 'от 30 минут', isObtained).replaceAll('\u00a0', ' ')).toBe(text)
})
