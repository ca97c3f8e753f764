import { definePage } from '../../../runtime/navigation/define-page.ts'

/** How a verdict is made (PUB-04). */
export const page = definePage({
  name: 'methodology',
  path: '/methodology',
  html: 'page',
  load: () => import('./methodology-page.tsx'),
})
