import { expect, it } from 'vitest'
import { listTermDays } from './term-days.ts'

const NOVEMBER = { holidays: new Set(['2026-11-04']) }

it('[FULFIL-07] the days of a term count the working ones after the day on which it began', () => {
  expect(listTermDays('2026-11-03', '2026-11-09', NOVEMBER)).toEqual([
    { day: '2026-11-03', working: 0 },
    { day: '2026-11-04', working: null },
    { day: '2026-11-05', working: 1 },
    { day: '2026-11-06', working: 2 },
    { day: '2026-11-07', working: null },
    { day: '2026-11-08', working: null },
    { day: '2026-11-09', working: 3 },
  ])
  expect(listTermDays('2026-11-09', '2026-11-03', NOVEMBER)).toHaveLength(1)
  expect(() => listTermDays('03.11.2026', '2026-11-09', NOVEMBER)).toThrow('Проверьте данные')
})
