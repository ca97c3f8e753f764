import { expect, it } from 'vitest'
import { ALERT_PLACES, findAlertPlace } from './alert-places.ts'

it('[CONSOLE-12] are all pages of a brand and each one that a visitor can see', () => {
  expect(findAlertPlace('alert_all')).toEqual({ key: 'alert_all', brand: 'realty', page: 'all', path: null })
  expect(findAlertPlace('alertFiz_blog')).toMatchObject({ brand: 'fiz', page: 'blog', path: '/blog' })
  expect(findAlertPlace('alert_blog-id')).toMatchObject({ path: '/blog/{id}' })
  expect(new Set(ALERT_PLACES.map(({ key }) => key)).size).toBe(ALERT_PLACES.length)
})

it('[CONSOLE-12] are not pages of the other brand, nor those without a frame, nor what is no page', () => {
  expect(findAlertPlace('alert_wholesale')).toBeDefined()
  const absent = ['alertFiz_wholesale', 'alert_check-fiz-id', 'alert_indexOld', 'alert_blgo', 'alert_', 'all']
  expect(absent.filter((key) => findAlertPlace(key))).toEqual([])
})
