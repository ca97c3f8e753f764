import { matchRoute } from '@proverka/domain/site'
import { fetchAhead } from '@proverka/ui/primitives'
import type { PageEntry } from './page-entry.ts'

let pagesByName: ReadonlyMap<string, PageEntry> = new Map()

/** Names the pages whose code may be fetched before they are asked for. */
export function keepAheadPages(pages: readonly PageEntry[]): void {
  pagesByName = new Map(pages.map((page) => [page.route, page]))
}

/** Fetches the code of a page that will probably be opened next. */
export function fetchPageAhead(path: string): void {
  const name = matchRoute(path.split(/[?#]/, 1)[0] ?? '/')?.route.name
  const page = name === undefined ? undefined : pagesByName.get(name)
  if (!page) return
  fetchAhead(page.load)
  if (page.data) fetchAhead(page.data)
}
