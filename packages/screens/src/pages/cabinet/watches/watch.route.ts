import { definePage } from '../../../runtime/navigation/define-page.ts'

/** One watch with its checks. */
export const page = definePage({
  name: 'user-watches-id',
  path: '/user/watches/{id}',
  guards: ['auth'],
  grey: true,
  noindex: true,
  html: 'frame',
  ids: 'any',
  hasData: true,
  load: () => import('./watch-page.tsx'),
})
