import * as v from 'valibot'
import { expect, it } from 'vitest'
import { hasAiReport, parseProcessingOrders, settingAction, settingSchema } from './settings.ts'

it('[ENTITY-02] parses a setting', () => {
  expect(v.is(settingSchema, { key: 'ai_report', value: 'active', enabled: true })).toBe(true)
  expect(v.is(settingSchema, { key: 'ai_report', value: 'active' })).toBe(false)
})

it('[ENTITY-03] opens the expert report by ai_report', () => {
  expect(hasAiReport([{ key: 'ai_report', value: 'active', enabled: true }])).toBe(true)
  expect(hasAiReport([{ key: 'ai_report', value: '', enabled: true }])).toBe(false)
  expect(hasAiReport([{ key: 'ai_report', value: 'active', enabled: false }])).toBe(false)
  expect(hasAiReport([{ key: 'other', value: 'active', enabled: true }])).toBe(false)
})

it('[ENTITY-05] reads the list of processing orders', () => {
  expect(parseProcessingOrders('[{"orderItemId":"1"}]')).toEqual([{ orderItemId: '1' }])
  for (const broken of ['', '{', '{}', '[1]']) expect(parseProcessingOrders(broken)).toEqual([])
})

it('removes, updates or adds a setting, or leaves it', () => {
  const existing = [{ key: 'k' }]
  expect(settingAction(existing, 'k', '')).toBe('remove')
  expect(settingAction([], 'k', '')).toBeUndefined()
  expect(settingAction(existing, 'k', 'v')).toBe('update')
  expect(settingAction([], 'k', 'v')).toBe('add')
})
