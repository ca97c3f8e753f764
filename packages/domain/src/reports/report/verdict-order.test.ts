import { expect, it } from 'vitest'
import { SUMMARY_RULES } from './summary-rules.ts'
import { verdictOrder } from './verdict-order.ts'

it('every rule that a report may be judged by is told, in its order and without a sum of nobody', () => {
  const told = verdictOrder()
  expect(told.length).toBe(SUMMARY_RULES.length - 1)
  for (const { ground, headline } of told) {
    expect(ground).not.toMatch(/[{}]|\s{2}/)
    expect(headline).toMatch(/^[А-Я]/)
    expect(headline).not.toMatch(/[{}]|\s{2}|₽/)
  }
  const grounds = told.map(({ ground }) => ground)
  expect(grounds.indexOf('розыск')).toBeLessThan(grounds.indexOf('записей не найдено'))
  expect(grounds.indexOf('часть источников не ответила')).toBeLessThan(grounds.indexOf('записей не найдено'))
})
