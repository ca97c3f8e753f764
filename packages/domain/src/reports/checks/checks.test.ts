import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CHECK_TYPES } from './check.ts'
import type { CheckNeed } from './check.ts'
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

const basic = ['name', 'birthDate'] as const

it.each<[given: readonly CheckNeed[], more: readonly string[]]>([
  [['name'], ['arbitration']],
  [basic, ['arbitration', 'bankruptcy', 'disqualification', 'pledges', 'wanted']],
  [
    ['name', 'region'],
    ['arbitration', 'courts'],
  ],
  [['birthDate', 'region', 'passport'], []],
  [
    [...basic, 'region'],
    ['arbitration', 'bailiffs', 'bankruptcy', 'courts', 'disqualification', 'pledges', 'wanted'],
  ],
  [
    [...basic, 'passport'],
    ['arbitration', 'bankruptcy', 'disqualification', 'passport', 'pledges', 'wanted'],
  ],
  [['inn'], ['selfEmployed', 'taxes']],
])('with %j the sources of %j can answer', (given, types) => {
  const answerable = CHECK_TYPES.filter((type) => CHECKS[type].needs.every((need) => given.includes(need)))
  expect(answerable.toSorted()).toEqual(types)
})

it('knows no check of an unknown type', () => {
  expect(checkOf('bailiffs')?.source).toBe('ФССП')
  expect(checkOf('toString')).toBeUndefined()
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (taskType) => {
      expect(checkOf(taskType)).toBeUndefined()
    }),
  )
})
