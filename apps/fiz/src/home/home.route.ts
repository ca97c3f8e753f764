import { savedKey } from '@proverka/screens/runtime/storage/storage-keys.ts'
import { definePage } from '@proverka/screens/runtime/navigation/define-page.ts'

/** The home page. */
export const page = definePage({
  name: 'index',
  path: '/',
  brands: ['fiz'],
  html: 'page',
  keptUnder: savedKey.key,
  words: ['./*.ts*'],
  isRenderedWithData: true,
  load: () => import('./home-page.tsx'),
})
