import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The deals of a user (DEC-06). */
export const page = definePage({
  name: 'user-deals',
  path: '/user/deals',
  guards: ['auth'],
  grey: true,
  noindex: true,
  html: 'frame',
  hasData: true,
  load: () => import('./deals-page.tsx'),
})
