import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The balance of a user. */
export const page = definePage({
  name: 'user-balance',
  path: '/user/balance',
  guards: ['auth'],
  grey: true,
  noindex: true,
  html: 'frame',
  hasData: true,
  load: () => import('./balance-page.tsx'),
})
