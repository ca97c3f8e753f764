import { expect, it } from 'vitest'
import { CHECK_TYPES } from './check.ts'
import { checkOf, CHECKS } from './checks.ts'

it.each(CHECK_TYPES)('%s says everything a report needs, in Russian', (type) => {
  const check = CHECKS[type]
  expect(check.type).toBe(type)
  for (const text of [
    check.title,
    check.source,
    check.sourceTitle,
    check.meaning,
    check.meaningNotFound,
    check.whatToDo,
    check.law,
  ]) {
    expect(text).toMatch(/[А-Яа-я]/)
    expect(text).not.toMatch(/ё/i)
  }
  expect(check.usualMinutes).toBeGreaterThan(0)
  expect(check.needs.length).toBeGreaterThan(0)
})

it('knows no check of an unknown type', () => {
  expect(checkOf('bailiffs')?.source).toBe('ФССП')
  expect(checkOf('toString')).toBeUndefined()
})
