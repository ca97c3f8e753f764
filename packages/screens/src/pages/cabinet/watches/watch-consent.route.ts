import { definePage } from '../../../runtime/navigation/define-page.ts'

/** Where a person decides whether to be watched; works without an account (TRUST-11). */
export const page = definePage({
  name: 'watch-consent',
  path: '/watch-consent',
  noindex: true,
  html: 'page',
  load: () => import('./watch-consent-page.tsx'),
})
