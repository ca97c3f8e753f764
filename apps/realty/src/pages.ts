import { sharedPages } from '@proverka/screens/app/shared-pages.ts'
import type { PageEntry } from '@proverka/screens/router/page-entry.ts'

/** The pages that this app serves; all other addresses of the route table are a 404 here. */
export const pages: readonly PageEntry[] = [
  {
    route: 'index',
    load: () => import('./home/home-page.tsx'),
    sources: ['apps/realty/src/home/home-page.tsx'],
    html: 'page',
  },
  ...sharedPages,
]
