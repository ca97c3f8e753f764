import { definePage } from '../../../runtime/navigation/define-page.ts'

/** A report that its buyer shows by a link; what opens it is behind `#`. */
export const page = definePage({
  name: 'report-shared',
  path: '/shared',
  noindex: true,
  html: 'page',
  startsOnLoad: true,
  load: () => import('./report-shared-page.tsx'),
})
