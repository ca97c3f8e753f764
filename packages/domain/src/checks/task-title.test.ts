import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRODUCTS } from '../orders/catalogue/products.ts'
import { taskTypesOf } from '../orders/catalogue/task-types.ts'
import { CHECK_TYPES } from './check.ts'
import { COMPANY_CHECK_TYPES } from './company-check-types.ts'
import { FLAT_CHECK_TYPES } from './flat-checks.ts'
import { PROPERTY_CHECK_TYPES } from './property-checks.ts'
import { taskTitle } from './task-title.ts'
import { VEHICLE_CHECK_TYPES } from './vehicle-checks.ts'

const RAW_KEY = /[A-Za-z]/

describe('title of a task', () => {
  const asked = PRODUCTS.flatMap(({ product_name }) =>
    taskTypesOf(product_name).map((type) => [product_name, type] as const),
  )

  it.each(asked)('%s asks %s under a Russian title', (_product, type) => {
    const title = taskTitle({ task_type: type, source: '' })
    expect(title).toMatch(/^[А-Я]/)
    expect(title).not.toMatch(RAW_KEY)
  })

  it('every product that is no bundle asks something, and every known check is asked by one', () => {
    const silent = PRODUCTS.filter(({ product_name, parts }) => {
      return parts.length === 0 && taskTypesOf(product_name).length === 0
    })
    expect(silent).toEqual([])
    expect(new Set(asked.map(([, type]) => type))).toEqual(
      new Set([
        ...CHECK_TYPES,
        ...FLAT_CHECK_TYPES,
        ...COMPANY_CHECK_TYPES,
        ...VEHICLE_CHECK_TYPES,
        ...PROPERTY_CHECK_TYPES,
      ]),
    )
  })

  it('an unknown type reads by its source, never by its key', () => {
    expect(taskTitle({ task_type: 'zzz', source: 'МВД' })).toBe('Запрос в МВД')
    expect(taskTitle({ task_type: 'toString', source: '' })).toBe('Запрос в другой источник')
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (task_type) => {
        expect(taskTitle({ task_type, source: 'ФНС' })).toBe('Запрос в ФНС')
      }),
    )
  })
})
