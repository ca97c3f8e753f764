import { definePage } from '../../../runtime/navigation/define-page.ts'

/** Where a person without an account uploads documents of a deal. */
export const page = definePage({
  name: 'deal-shared',
  path: '/deal',
  noindex: true,
  html: 'page',
  load: () => import('./deal-shared-page.tsx'),
})
