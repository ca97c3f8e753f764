import { matchRoute } from '@proverka/domain/navigation'
import { prefetch } from '@proverka/ui/primitives'
import type { SiteRoute } from './site-route.ts'

let pagesByName: ReadonlyMap<string, SiteRoute> = new Map()

/** Names the pages whose code may be fetched before they are asked for. */
export function setKnownPages(pages: readonly SiteRoute[]): void {
  pagesByName = new Map(pages.map((page) => [page.route, page]))
}

/** Fetches the code of a page that will probably be opened next. */
export function prefetchPage(path: string): void {
  const name = matchRoute(path.split(/[?#]/, 1)[0] ?? '/')?.route.name
  const page = name === undefined ? undefined : pagesByName.get(name)
  if (page) prefetch(page.load)
}
