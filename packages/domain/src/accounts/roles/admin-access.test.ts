import { expect, it } from 'vitest'
import { adminCallRefusal } from './admin-access.ts'

const admin = { id: 'u9', role: 0 }
const client = { id: 'u1', role: 1 }

it('keeps the admin calls for admins', () => {
  for (const path of ['/admin/users', '/admin/system/info/view', '/admin/person/settings/list']) {
    expect([null, undefined, client, admin].map((actor) => adminCallRefusal(actor, { path }))).toEqual([
      'auth/token-required',
      'auth/token-required',
      'access/denied',
      undefined,
    ])
  }
})

it('shows alerts to everybody, and no other key', () => {
  const view = (key: string) => adminCallRefusal(null, { path: '/admin/system/info/view', key })
  expect(['alert_all', 'alertFiz_blog', 'my_alert_all', 'alert', ''].map(view)).toEqual([
    undefined,
    undefined,
    'auth/token-required',
    'auth/token-required',
    'auth/token-required',
  ])
  expect(adminCallRefusal(null, { path: '/admin/users', key: 'alert_all' })).toBe('auth/token-required')
})

it('lets people ask about their own order items in two calls', () => {
  const own = (path: string) => adminCallRefusal(client, { path, isAboutOwnItems: true })
  expect(own('/admin/person/settings/list')).toBeUndefined()
  expect(own('/admin/order_item/update_order_item')).toBeUndefined()
  expect(own('/admin/order_item/update_status')).toBe('access/denied')
  expect(adminCallRefusal(null, { path: '/admin/person/settings/list', isAboutOwnItems: true })).toBe(
    'auth/token-required',
  )
})
