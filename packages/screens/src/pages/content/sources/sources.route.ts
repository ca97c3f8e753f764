import { definePage } from '../../../runtime/navigation/define-page.ts'

/** Where answers come from (PUB-04). */
export const page = definePage({
  name: 'sources',
  path: '/sources',
  html: 'page',
  startsOnLoad: true,
  words: ['./sources-*.tsx', './source-rows.ts'],
  hasData: true,
  load: () => import('./sources-page.tsx'),
})
