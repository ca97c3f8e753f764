import { definePage } from '../../../runtime/navigation/define-page.ts'

/** Where a search leads that the browser sends by itself, before or without a script. */
export const page = definePage({
  name: 'search',
  path: '/search',
  noindex: true,
  html: 'page',
  readsQuery: true,
  hasData: true,
  load: () => import('./search-page.tsx'),
})
