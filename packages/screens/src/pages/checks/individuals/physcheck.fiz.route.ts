import { definePage } from '../../../runtime/navigation/define-page.ts'

/** Checks of a person. */
export const page = definePage({
  name: 'physcheck',
  path: '/physcheck',
  brands: ['fiz'],
  guards: ['physcheck'],
  html: 'page',
  words: ['./physcheck-page.tsx', './product-list.tsx'],
  load: () => import('./physcheck-page.tsx'),
})
