import '@proverka/ui/theme'
import { prerenderList } from '@proverka/screens/app/prerender-list.ts'
import { createRenderer } from '@proverka/screens/app/render-app.tsx'
import { brand } from './brand.ts'
import { pages } from './pages.ts'

/** What the prerender asks of the app. */
export const render = createRenderer({ brand, pages })
export const prerendered = prerenderList(pages)
export const { siteName } = brand
