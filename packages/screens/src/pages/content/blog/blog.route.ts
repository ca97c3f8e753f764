import { definePage } from '../../../runtime/navigation/define-page.ts'

/** The articles. */
export const page = definePage({
  name: 'blog',
  path: '/blog',
  html: 'page',
  readsQuery: true,
  startsOnLoad: false,
  words: [],
  hasData: true,
  load: () => import('./blog-page.tsx'),
})
