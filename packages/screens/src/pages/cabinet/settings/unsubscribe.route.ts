import { definePage } from '../../../runtime/navigation/define-page.ts'

/** Unsubscribes from the newsletter; works with and without a session (CAB-01). */
export const page = definePage({
  name: 'unsubscribe',
  path: '/unsubscribe',
  noindex: true,
  html: 'page',
  load: () => import('./unsubscribe-page.tsx'),
})
