import { createBrowserRouter, matchRoutes } from 'react-router'
import type { DataRouter, MiddlewareFunction, RouteObject } from 'react-router'
import { createRoutes } from '../page/create-routes.ts'
import type { RouteParts } from '../page/create-routes.ts'
import type { PageValue } from '../page/define-page.ts'
import { stylesOfPage } from './complete-styles.ts'
import { readHydrationData } from './hydration-data.ts'
import type { HydrationData } from './hydration-data.ts'
import { initialLoad } from './initial-load.ts'
import { setKnownRoutes } from './prefetch-page.ts'

export interface FirstPageOptions {
  readonly pages: readonly PageValue[]
  readonly parts: RouteParts
  readonly guard?: MiddlewareFunction
  /** Whether the guards lead away from an address. */
  readonly isGuarded?: (url: URL) => boolean
  /** Whether a page that was rendered for one visitor belongs to the current one. */
  readonly isOwn?: (data: HydrationData) => boolean
  /** Queries of addresses that show another step of a page than its HTML does. */
  readonly otherStep?: RegExp
  /** Keys of the tab's storage that say nothing of what a visitor has done. */
  readonly ignoredTabKeys?: readonly string[]
}

/** How long a rendered page waits for the data of the one that replaces it. */
const LONGEST_WAIT_MS = 2000

/**
 * The router at the address that the browser shows, with the code of its page. `onBlank` is called when there is no page
 * to go on with, before the first one is opened.
 */
export async function openFirstPage(
  root: HTMLElement,
  { pages, parts, guard, otherStep, ...facts }: FirstPageOptions,
  onBlank: () => void,
): Promise<{ router: DataRouter; isRendered: boolean }> {
  const routes = createRoutes(pages, parts, { ready: stylesOfPage, ...(guard && { guard }) })
  setKnownRoutes(routes)
  const leaf = matchRoutes(routes, location)?.at(-1)?.route
  const isOtherStep = otherStep?.test(location.search) === true
  const isRendered = root.firstElementChild !== null && !isOtherStep && !isReplaced(facts)
  if (leaf && isRendered && !facts.isGuarded?.(new URL(location.href))) {
    // As React Router wants it for what a server has rendered: the code is there before the first render.
    await loadCode(leaf)
    const hydrationData = { loaderData: { [leaf.id ?? '']: null } }
    return { router: createBrowserRouter(routes, { hydrationData }), isRendered: true }
  }
  if (isOtherStep) root.replaceChildren()
  onBlank()
  const router = createBrowserRouter(routes)
  await initialised(router)
  // What is rendered stays until the page takes its place, and the page until it knows as much.
  if (root.firstElementChild !== null) await initialLoad(LONGEST_WAIT_MS)
  return { router, isRendered: false }
}

/** A frame; or the browser knows more: who is here, how a search ended, what was chosen in this tab. */
function isReplaced({
  isOwn = () => true,
  ignoredTabKeys = [],
}: Pick<FirstPageOptions, 'isOwn' | 'ignoredTabKeys'>): boolean {
  const data = readHydrationData()
  if (!data || data.isReplaced || !isOwn(data)) return data !== undefined
  // The state that a page has handed over to this entry of the history.
  const state = (history.state as { usr?: unknown } | null)?.usr
  const hasTrace = typeof state === 'object' && state !== null
  return (data.answers !== undefined && hasTrace) || (data.isPreview === true && hasStored(ignoredTabKeys))
}

function hasStored(ignored: readonly string[]): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => !ignored.includes(key))
  } catch {
    return false
  }
}

async function loadCode(route: RouteObject): Promise<void> {
  const { lazy } = route
  if (typeof lazy !== 'object') return
  const parts = await Promise.all(
    Object.entries(lazy).map(async ([name, load]) => [name, await load()] as const),
  )
  Object.assign(route, { ...Object.fromEntries(parts), lazy: undefined })
}

function initialised(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      resolve()
    })
  })
}
