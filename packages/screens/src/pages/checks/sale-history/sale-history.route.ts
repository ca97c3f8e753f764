import { definePage } from '../../../runtime/navigation/define-page.ts'

/** Former sales of a house. */
export const page = definePage({
  name: 'sale-history',
  path: '/sale-history',
  html: 'page',
  load: () => import('./sale-history-page.tsx'),
})
