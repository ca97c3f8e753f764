import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The orders of a user. */
export const page = definePage({
  name: 'user-orders',
  path: '/user/orders',
  guards: ['auth'],
  grey: true,
  noindex: true,
  html: 'own',
  hasData: true,
  load: () => import('./orders-page.tsx'),
})
