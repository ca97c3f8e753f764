import { definePage } from '../../../runtime/navigation/define-page.ts'

/** Former sales of one flat. */
export const page = definePage({
  name: 'sale-history-detail',
  path: '/sale-history/{detail?}',
  guards: ['auth'],
  noindex: true,
  html: 'frame',
  hasData: true,
  load: () => import('./sale-history-detail-page.tsx'),
})
