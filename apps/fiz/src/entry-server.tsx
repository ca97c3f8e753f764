import '@proverka/ui/theme'
import { prerenderList } from '@proverka/screens/app/prerender-list.ts'
import { createRenderer } from '@proverka/screens/app/render-app.tsx'
import { brand } from './brand.ts'
import { pages } from './pages.ts'

/** What the prerender asks of the app. */
export const render = createRenderer({ brand, pages })
export const prerendered = prerenderList(pages)
/** Names of the routes that this app has a page for; the server answers 404 at all others. */
export const served = pages.map(({ route }) => route)
export const { siteName } = brand
