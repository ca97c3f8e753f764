import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  logoPermission,
  mayAddLogo,
  processingOrdersSetting,
  PROTECTED_SETTINGS,
  hasAiReport,
  parseProcessingOrders,
  settingChange,
  settingSchema,
  wantsSms,
} from './settings.ts'

it('[ENTITY-02] parses a setting', () => {
  expect(v.is(settingSchema, { key: 'ai_report', value: 'active', enabled: true })).toBe(true)
  expect(v.is(settingSchema, { key: 'ai_report', value: 'active' })).toBe(false)
})

it('[ENTITY-03] opens the expert report by ai_report', () => {
  expect(hasAiReport([{ key: 'ai_report', value: 'active', enabled: true }])).toBe(true)
  expect(hasAiReport([{ key: 'ai_report', value: '', enabled: true }])).toBe(false)
  expect(hasAiReport([{ key: 'ai_report', value: 'active', enabled: false }])).toBe(false)
  const other = { key: 'other', value: 'active', enabled: true }
  expect(hasAiReport([other])).toBe(false)
  expect(hasAiReport([other, { key: 'ai_report', value: 'active', enabled: true }])).toBe(true)
})

it('finds the logo permission among other settings', () => {
  const settings = [
    { key: 'other', value: 'yes' },
    { key: 'add_logo_permission', value: 'no' },
  ]
  expect(logoPermission({ role: 1, settings })).toBe('no')
})

it('lets a logo on reports by nothing but an active permission', () => {
  const withValue = (value: string) => ({ role: 1, settings: [{ key: 'add_logo_permission', value }] })
  expect(mayAddLogo(withValue('active'))).toBe(true)
  expect(mayAddLogo(withValue('no'))).toBe(false)
  expect(mayAddLogo({ role: 1, settings: [] })).toBe(false)
})

it('sends a text message to who has switched it on for this very topic', () => {
  const done = { key: 'notify_done_sms', value: 'on', enabled: true }
  const data = { key: 'notify_data_sms', value: 'on', enabled: true }
  expect(wantsSms([data, done], 'done')).toBe(true)
  expect(wantsSms([done], 'dataNeeded')).toBe(false)
  expect(wantsSms([data], 'dataNeeded')).toBe(true)
  expect(wantsSms([{ ...done, enabled: false }], 'done')).toBe(false)
  expect(wantsSms([{ ...done, value: 'off' }], 'done')).toBe(false)
  expect(wantsSms([], 'done')).toBe(false)
})

it('keeps its own settings to the service', () =>
  expect(PROTECTED_SETTINGS).toEqual(['ai_report', 'add_logo_permission', 'processing_orders']))

it('reads the list of processing orders', () => {
  const setting = processingOrdersSetting(['7', '8'])
  expect(parseProcessingOrders(setting?.value ?? '')).toEqual([{ orderItemId: '7' }, { orderItemId: '8' }])
  expect(setting).toMatchObject({ key: 'processing_orders', enabled: true })
  expect(processingOrdersSetting([])).toBeUndefined()
  expect(parseProcessingOrders('[{"orderItemId":"1"}]')).toEqual([{ orderItemId: '1' }])
  for (const broken of ['', '{', '{}', '[1]']) expect(parseProcessingOrders(broken)).toEqual([])
})

it('[AUTH-43] deletes by an empty value what exists, and does nothing for what does not', () => {
  expect(settingChange([{ key: 'k' }], 'k', '')).toEqual({ action: 'remove', query: { key: 'k' } })
  expect(settingChange([{ key: 'other' }], 'k', '')).toBeUndefined()
})

it('[AUTH-44, AUTH-45] updates what exists and adds what does not, switched on', () => {
  const body = { key: 'k', value: 'v', enabled: true }
  expect(settingChange([{ key: 'k' }], 'k', 'v')).toEqual({ action: 'update', body })
  expect(settingChange([], 'k', 'v')).toEqual({ action: 'add', body })
  expect(() => settingChange([{}] as never, 'k', 'v')).toThrow(
    expect.objectContaining({ detail: 'setting.settings.0.key' }) as unknown,
  )
  expect(() => settingChange([], '', 'v')).toThrow(
    expect.objectContaining({ code: 'input/invalid', detail: 'setting.key' }) as unknown,
  )
})

it('removes, updates or adds a setting, or leaves it', () => {
  const existing = [{ key: 'k' }]
  expect(settingChange(existing, 'k', '')?.action).toBe('remove')
  expect(settingChange([], 'k', '')).toBeUndefined()
  expect(settingChange(existing, 'k', 'v')?.action).toBe('update')
  expect(settingChange([], 'k', 'v')?.action).toBe('add')
})
