import { expect, it } from 'vitest'
import { ALERT_PREFIX, alertsOf, isShownAlert } from './alerts.ts'

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

it('is seen nowhere when its key names no page', () => {
  const shown = (key: string) => isShownAlert(key, ['blog'])
  expect(['alert_blog', 'alertFiz_all', 'phone'].map(shown)).toEqual([true, true, true])
  expect(['alert_blgo', 'alertFiz_', 'alert_All'].map(shown)).toEqual([false, false, false])
})

it('[CONST-35] has a prefix per brand', () =>
  expect(ALERT_PREFIX).toEqual({ realty: 'alert_', fiz: 'alertFiz_' }))
