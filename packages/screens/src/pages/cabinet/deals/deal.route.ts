import { definePage } from '../../../runtime/navigation/define-page.ts'

/** One deal. */
export const page = definePage({
  name: 'user-deals-id',
  path: '/user/deals/{id}',
  guards: ['auth'],
  grey: true,
  noindex: true,
  html: 'frame',
  ids: 'any',
  hasData: true,
  load: () => import('./deal-page.tsx'),
})
