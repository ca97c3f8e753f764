import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The partner program of a user (DEC-06). */
export const page = definePage({
  name: 'user-partner',
  path: '/user/partner',
  guards: ['auth'],
  grey: true,
  noindex: true,
  html: 'frame',
  hasData: true,
  load: () => import('./partner-page.tsx'),
})
