import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The settings of a user. */
export const page = definePage({
  name: 'user-settings',
  path: '/user/settings',
  guards: ['auth'],
  grey: true,
  noindex: true,
  html: 'frame',
  hasData: true,
  load: () => import('./settings-page.tsx'),
})
