import { expect, it } from 'vitest'
import { moveText } from './price-words.ts'

it('tells how a price moved', () => {
  const of = (change: number, days: number) =>
    moveText({ first: 1, last: 1, change, days }).replaceAll(/\s/g, ' ')
  expect(of(-750_000, 61)).toBe('−750 000 ₽ за 61 день')
  expect(of(390_000, 38)).toBe('+390 000 ₽ за 38 дней')
  expect(of(0, 9)).toBe('без изменений 9 дней')
  expect(of(0, 0)).toBe('цена с сегодняшнего дня')
})
