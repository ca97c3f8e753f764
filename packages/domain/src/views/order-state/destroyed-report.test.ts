import { expect, it } from 'vitest'
import { destroyedReportWords } from './destroyed-report.ts'
import { isReadable } from './order-state.ts'

it('a destroyed report says since when, how long it was retained, and what to do', () => {
  const { title, text } = destroyedReportWords('2026-12-31T21:30:00Z')
  expect(title).toBe('Отчет удален 01.01.2027')
  expect(text).toMatch(/^Отчет хранится 1 месяц после готовности/)
  expect(text).toContain('закажите проверку снова')
})

it('an order is not read on its page once a report of it is destroyed', () => {
  const done = { status: 'done' } as const
  expect(isReadable({ items: [done, { status: 'refund' }] })).toBe(true)
  expect(isReadable({ items: [done, { ...done, report_destroyed_at: '2026-12-31T21:30:00Z' }] })).toBe(false)
})
