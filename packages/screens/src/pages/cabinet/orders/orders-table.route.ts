import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The orders of a user as a table. */
export const page = definePage({
  name: 'user-ordersNew',
  path: '/user/ordersNew',
  guards: ['auth'],
  grey: true,
  canonicalRoute: 'user-orders',
  noindex: true,
  html: 'frame',
  hasData: true,
  load: () => import('./orders-table-page.tsx'),
})
