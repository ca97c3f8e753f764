import { expect, it } from 'vitest'
import { besideHouse, moveText } from './price-words.ts'

it('tells how a price moved', () => {
  const of = (change: number, days: number) =>
    moveText({ first: 1, last: 1, change, days }).replaceAll(/\s/g, ' ')
  expect(of(-750_000, 61)).toBe('−750 000 ₽ за 61 день')
  expect(of(390_000, 38)).toBe('+390 000 ₽ за 38 дней')
  expect(of(0, 9)).toBe('без изменений 9 дней')
  expect(of(0, 0)).toBe('цена с сегодняшнего дня')
})

it('sets a metre beside the average of its house', () => {
  const of = (metre: number, average: number | null) => besideHouse(metre, average)?.replaceAll(/\s/g, ' ')
  expect(of(99_600, 100_000)).toBe('ниже среднего по дому на 0,4 %')
  expect(of(110_000, 100_000)).toBe('выше среднего по дому на 10 %')
  expect(of(100_001, 100_000)).toBe('как в среднем по дому')
  expect(of(100_000, null)).toBeUndefined()
})
