import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CHECK_TYPES } from './check.ts'
import type { CheckNeed } from './check.ts'
import { checkOf } from './check-of.ts'
import { CHECKS } from './checks.ts'
import { COMPANY_CHECK_TYPES } from './company-check-types.ts'
import { VEHICLE_CHECK_TYPES } from './vehicle-checks.ts'

function requireCheck(type: string) {
  const check = checkOf(type)
  if (!check) throw new RangeError(`no check ${type}`)
  return check
}

it.each([...CHECK_TYPES, ...COMPANY_CHECK_TYPES, ...VEHICLE_CHECK_TYPES])(
  '%s says everything a report needs, in Russian',
  (type) => {
    const check = requireCheck(type)
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
  },
)

const basic = ['name', 'birthDate'] as const

it.each<[given: readonly CheckNeed[], more: readonly string[]]>([
  [['name'], ['arbitration']],
  [basic, ['arbitration', 'bankruptcy', 'disqualification', 'extremists', 'pledges', 'wanted']],
  [
    ['name', 'region'],
    ['arbitration', 'courts'],
  ],
  [['birthDate', 'region', 'passport'], []],
  [
    [...basic, 'region'],
    [
      'arbitration',
      'bailiffCount',
      'bailiffs',
      'bankruptcy',
      'courts',
      'disqualification',
      'extremists',
      'pledges',
      'wanted',
    ],
  ],
  [
    [...basic, 'passport'],
    ['arbitration', 'bankruptcy', 'disqualification', 'extremists', 'passport', 'pledges', 'wanted'],
  ],
  [['inn'], ['accountBlocks', 'business', 'selfEmployed', 'taxes']],
  [['license'], ['license']],
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
