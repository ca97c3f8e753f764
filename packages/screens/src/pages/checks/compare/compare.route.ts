import { definePage } from '../../../runtime/navigation/define-page.ts'

/** Two objects, people or companies side by side (TRUST-12). The query names reports of the reader and public objects. */
export const page = definePage({
  name: 'compare',
  path: '/compare',
  grey: true,
  noindex: true,
  html: 'frame',
  startsOnLoad: true,
  load: () => import('./compare-page.tsx'),
})
