const loadShort = async () => (await import('./short-sources.tsx')).ShortSources
const drawn = import.meta.env.SSR ? await loadShort() : undefined

/** Its data are loaded on the server only; the browser keeps the rendered HTML. */
export const loader = import.meta.env.SSR ? (await import('./short-sources-loader.ts')).loader : undefined

/** The short form of the sources, whose code comes only after a navigation inside the app. */
export function SourcesIsland() {
  return <StaticIsland Content={drawn} load={loadShort} />
}
import { StaticIsland } from '@proverka/page-engine/react'
