import { buildPath } from '@proverka/domain/site'
import type { PageEntry } from '../router/page-entry.ts'

/** Addresses that are written as HTML at build time, with the source file of each page. */
export function prerenderList(pages: readonly PageEntry[]): { path: string; source: string }[] {
  return pages.flatMap(({ route, prerender }) =>
    prerender ? [{ path: buildPath(route), source: prerender }] : [],
  )
}
