import { definePage } from '../../../runtime/navigation/define-page.ts'
import { checklistsKey } from '../../../runtime/storage/storage-keys.ts'

/** One article. */
export const page = definePage({
  name: 'blog-id',
  path: '/blog/{id}',
  html: 'page',
  startsOnLoad: false,
  keptUnder: checklistsKey.key,
  hasData: true,
  load: () => import('./article-page.tsx'),
})
