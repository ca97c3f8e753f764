import { createBrowserRouter, matchRoutes } from 'react-router'
import type { DataRouter, RouteObject } from 'react-router'
import { draftsOwnerKey } from '../../runtime/storage/storage-keys.ts'
import { stateOfNext } from '../../runtime/navigation/navigation.ts'
import { createRoutes } from './create-routes.tsx'
import { guardPages, guardTarget } from './guard.ts'
import type { GuardFacts } from './guard.ts'
import type { Page } from '../../runtime/navigation/define-page.ts'
import { isOwnPage, readDrawnData } from '../../runtime/data/drawn-data.ts'
import { firstReading } from '../../runtime/navigation/first-reading.ts'
import { setKnownRoutes } from '../../runtime/navigation/prefetch-page.ts'
import { stylesOfPage } from './complete-styles.ts'

interface FirstPage extends GuardFacts {
  /** Where the page goes; it may hold the HTML of it. */
  readonly root: HTMLElement
  /** Called when there is no page to go on with, before the first one is opened. */
  readonly onBlank: () => void
}

/** How long a drawn page waits for the data of the one that replaces it. */
const LONGEST_WAIT_MS = 2000

/** A step of a page that its file does not show. */
const OTHER_STEP = /[?&]step=/

/** The router at the address that the browser shows, with the code of its page. */
export async function openFirstPage(
  pages: readonly Page[],
  { root, onBlank, ...facts }: FirstPage,
): Promise<{ router: DataRouter; isDrawn: boolean }> {
  const routes = createRoutes(pages, { guard: guardPages(facts), ready: stylesOfPage })
  setKnownRoutes(routes)
  const leaf = matchRoutes(routes, location)?.at(-1)?.route
  const isOtherStep = OTHER_STEP.test(location.search)
  const isDrawn = root.firstElementChild !== null && !isOtherStep && !isReplaced()
  if (leaf && isDrawn && guardTarget(new URL(location.href), facts) === undefined) {
    // As React Router wants it for what a server has drawn: the code is there before the first render.
    await loadCode(leaf)
    const hydrationData = { loaderData: { [leaf.id ?? '']: null } }
    return { router: createBrowserRouter(routes, { hydrationData }), isDrawn: true }
  }
  if (isOtherStep) root.replaceChildren()
  onBlank()
  const router = createBrowserRouter(routes)
  await initialised(router)
  // What is drawn stays until the page takes its place, and the page until it knows as much.
  if (root.firstElementChild !== null) await firstReading(LONGEST_WAIT_MS)
  return { router, isDrawn: false }
}

/** A frame; or the browser knows more: who is here, how a search ended, what was chosen in this tab. */
function isReplaced(): boolean {
  const data = readDrawnData()
  if (!data || data.isReplaced || !isOwnPage(data)) return data !== undefined
  const hasTrace = typeof stateOfNext() === 'object' && stateOfNext() !== null
  return (data.queries !== undefined && hasTrace) || (data.isPreview === true && hasStoredInTab())
}

function hasStoredInTab(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key !== draftsOwnerKey.key)
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
