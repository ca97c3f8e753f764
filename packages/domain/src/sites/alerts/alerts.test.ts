import { expect, it } from 'vitest'
import { ALERT_PREFIX, alertParts, alertsOf, alertState, isAlertKey } from './alerts.ts'

const item = (key: string, enabled = true) => ({ key, value: 'текст', enabled })

it('[UI-059] shows an enabled alert on its route, or on all', () => {
  const items = [
    item('alert_user-orders'),
    item('alert_all'),
    item('alert_blog', false),
    item('alertFiz_all'),
  ]
  const keys = (brand: 'realty' | 'fiz', route: string) => alertsOf(items, brand, route).map(({ key }) => key)
  expect(keys('realty', 'user-orders')).toEqual(['alert_user-orders', 'alert_all'])
  expect(keys('realty', 'blog')).toEqual(['alert_all'])
  expect(keys('fiz', 'user-orders')).toEqual(['alertFiz_all'])
})

it('is told from other settings by its key', () => {
  expect(['alert_blog', 'alertFiz_all', 'phone', 'alert', 'my_alert_all'].filter(isAlertKey)).toEqual([
    'alert_blog',
    'alertFiz_all',
  ])
})

it('has a heading where more lines follow the first one', () => {
  expect(alertParts('Росреестр не отвечает')).toEqual({ heading: undefined, text: 'Росреестр не отвечает' })
  expect(alertParts(' Выписки готовим дольше.\r\n\nДо двух дней.\nДеньги вернем. ')).toEqual({
    heading: 'Выписки готовим дольше.',
    text: 'До двух дней.\nДеньги вернем.',
  })
  expect(alertParts('Заголовок\n ')).toEqual({ heading: undefined, text: 'Заголовок' })
})

it('is visible in its term alone, to the end without it', () => {
  const at = Date.parse('2026-11-25T12:00:00Z')
  const state = (enabled: boolean, active_from: string | null, active_until: string | null) =>
    alertState({ enabled, active_from, active_until }, at)
  expect([
    state(true, null, null),
    state(true, '2026-11-25T12:00:00Z', '2026-11-25T12:00:01Z'),
    state(true, '2026-11-25T12:00:01Z', null),
    state(true, null, '2026-11-25T12:00:00Z'),
    state(false, null, null),
  ]).toEqual(['shown', 'shown', 'planned', 'ended', 'off'])
})

it('[CONST-35] has a prefix per brand', () =>
  expect(ALERT_PREFIX).toEqual({ realty: 'alert_', fiz: 'alertFiz_' }))
