import * as v from 'valibot'
import { expect, it } from 'vitest'
import { systemInfoSchema } from './system-info.ts'

it('[ENTITY-33] parses a system info item', () => {
  expect(v.is(systemInfoSchema, { key: 'alert_all', value: 'текст', enabled: true })).toBe(true)
  expect(v.is(systemInfoSchema, { key: 'alert_all', value: 'текст' })).toBe(false)
})
