import { definePage } from '../../../runtime/navigation/define-page.ts'

/** Who sees a bought report: new links, those that were given, and when each was opened. */
export const page = definePage({
  name: 'report-share',
  path: '/report/{id}/share',
  noindex: true,
  html: 'frame',
  ids: 'any',
  load: () => import('./report-share-page.tsx'),
})
