import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The target of the two emails about an address change; works with and without a session (CAB-03). */
export const page = definePage({
  name: 'confirm-email',
  path: '/confirm-email',
  noindex: true,
  html: 'page',
  load: () => import('./confirm-email-page.tsx'),
})
