import { savedKey } from '@proverka/screens/runtime/storage/storage-keys.ts'
import { definePage } from '@proverka/screens/runtime/navigation/define-page.ts'

/** The home page. The guard of its former address redirects to it, so that one is never shown (ROUTE-009). */
export const page = [
  definePage({
    name: 'index',
    path: '/',
    brands: ['realty'],
    html: 'page',
    keptUnder: savedKey.key,
    words: ['./*.ts*', 'packages/screens/src/pages/checks/samples/extract-excerpt.ts'],
    isRenderedWithData: true,
    load: () => import('./home-page.tsx'),
  }),
  definePage({
    name: 'indexOld',
    path: '/indexOld',
    brands: ['realty'],
    guards: ['redirectMiddleware'],
    layout: 'no-layout',
    canonicalRoute: 'index',
    noindex: true,
    load: () => import('./home-page.tsx'),
  }),
]
