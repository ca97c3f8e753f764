import { definePage } from '../../../runtime/navigation/define-page.ts'

/** What a user watches (TRUST-10). */
export const page = definePage({
  name: 'user-watches',
  path: '/user/watches',
  guards: ['auth'],
  grey: true,
  noindex: true,
  html: 'frame',
  hasData: true,
  load: () => import('./watches-page.tsx'),
})
