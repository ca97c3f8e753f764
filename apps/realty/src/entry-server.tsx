import '@proverka/ui/theme'
import { createSite } from '@proverka/screens/app/start/create-site.tsx'
import { brand } from './brand.ts'
import { pages } from './pages.ts'

/** What the build and the server ask of the app. */
export const site = createSite({ brand, pages })
