import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The overview of the user area. */
export const page = definePage({
  name: 'user',
  path: '/user',
  guards: ['auth'],
  grey: true,
  noindex: true,
  html: 'own',
  hasData: true,
  load: () => import('./overview-page.tsx'),
})
