import '@proverka/ui/theme'
import { commonDocuments } from '@proverka/screens/app/routes/common-documents.ts'
import { createSite } from '@proverka/screens/app/start/create-site.tsx'
import { brand } from './brand.ts'
import { pages } from './pages.ts'

/** What the build and the server ask of the app. */
export const site = createSite(
  { brand, pages },
  { ...commonDocuments, index: { sources: ['apps/fiz/src/home/home-page.tsx'], html: 'page' } },
)
