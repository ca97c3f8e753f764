import { matchRoute } from '@proverka/domain/site'
import type { RouteMatch } from '@proverka/domain/site'
import { fetchAhead } from '@proverka/ui/primitives'
import type { ComponentType } from 'react'
import { createPath } from 'react-router'
import type { Location, Navigator, To } from 'react-router'
import type { PageEntry } from './page-entry.ts'

/** The page that shows. A name that no route has: `not-found`. */
export interface RouterState {
  readonly location: Location
  readonly name: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly Page: ComponentType | undefined
  /** Set when the page's code could not be loaded or a guard failed. */
  readonly error?: unknown
  /** A next page is on its way. */
  readonly isBusy: boolean
}

export interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

/** Decides whether a page may be shown; gives the address to open instead. Throws for a guard that fails. */
export type Guard = (match: RouteMatch, search: string, pathname: string) => string | undefined

interface HistoryEntry {
  readonly state?: unknown
  readonly scroll?: number
}

/**
 * What React Router navigates with: the route table of domain over the History API, pages as lazy modules. It holds one
 * page at a time: the former one stays until the code of the next is there.
 */
export class PageRouter {
  readonly #pages: ReadonlyMap<string, PageEntry>
  readonly #fallback: PageEntry
  readonly #guard: Guard
  readonly #listeners = new Set<() => void>()
  #state: RouterState
  #visit = 0

  /** `fallback` is the page of addresses that are none. */
  constructor(pages: readonly PageEntry[], fallback: PageEntry, guard: Guard = () => undefined) {
    this.#fallback = fallback
    this.#pages = new Map(pages.map((page) => [page.route, page]))
    this.#guard = guard
    this.#state = {
      location: locationOf('/'),
      name: fallback.route,
      params: {},
      Page: undefined,
      isBusy: false,
    }
  }

  /** The door that React Router's links and hooks go through. */
  readonly navigator: Navigator = {
    createHref: hrefOf,
    push: (to, state) => void this.navigate(hrefOf(to), { state }),
    replace: (to, state) => void this.navigate(hrefOf(to), { state, replace: true }),
    go: (delta) => history.go(delta),
  }

  readonly getState = (): RouterState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Loads the page of an address without a browser's history: for the build and before the first render. */
  async open(location: Location): Promise<void> {
    this.#state = await this.#resolve(location)
  }

  /** Begins to follow the browser's history. */
  listen(): void {
    history.scrollRestoration = 'manual'
    addEventListener('popstate', () => void this.#show(currentLocation(), historyEntry().scroll ?? 0))
    addEventListener('pagehide', keepScroll)
    const scroll = historyEntry().scroll
    if (scroll) scrollTo(0, scroll)
  }

  /** Opens an address of the site. A change within the page is left to the browser. */
  readonly navigate = async (to: string, options: NavigateOptions = {}): Promise<void> => {
    const url = new URL(to, location.href)
    if (url.origin !== location.origin) return location.assign(url)
    const target = this.#redirectOf(url.pathname, url.search)
    if (target !== undefined) return this.navigate(target, { replace: true })
    keepScroll()
    const entry: HistoryEntry = { state: options.state }
    const isSame = url.href === location.href
    if (options.replace || isSame) history.replaceState(entry, '', url)
    else history.pushState(entry, '', url)
    await this.#show(currentLocation(), url.hash ? undefined : options.replace ? 'keep' : 0)
  }

  /** Where the current address must lead instead, by its guards. */
  redirect(): string | undefined {
    return this.#redirectOf(location.pathname, location.search)
  }

  /** Fetches the code of a page before it is asked for. */
  preload(pathname: string): void {
    const name = matchRoute(pathname)?.route.name
    const page = name === undefined ? undefined : this.#pages.get(name)
    if (page) fetchAhead(() => page.load())
  }

  #redirectOf(pathname: string, search: string): string | undefined {
    const match = matchRoute(pathname)
    return match && this.#pages.has(match.route.name) ? this.#guard(match, search, pathname) : undefined
  }

  async #show(location: Location, scroll: number | 'keep' | undefined): Promise<void> {
    const visit = ++this.#visit
    this.#set({ ...this.#state, isBusy: true })
    const next = await this.#resolve(location)
    // Somebody has gone on in the meantime.
    if (visit !== this.#visit) return
    this.#set(next)
    if (scroll === 'keep') return
    requestAnimationFrame(() => {
      const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
      if (target) target.scrollIntoView()
      else scrollTo({ top: scroll ?? 0, behavior: 'instant' })
    })
  }

  async #resolve(location: Location): Promise<RouterState> {
    const match = matchRoute(location.pathname)
    const found = match && this.#pages.get(match.route.name)
    const page = found ?? this.#fallback
    const base = { location, name: page.route, params: match?.params ?? {}, isBusy: false }
    try {
      return { ...base, Page: (await page.load()).Component }
    } catch (error) {
      console.error(`Страница ${base.name} не загружена`, error)
      return { ...base, Page: undefined, error }
    }
  }

  #set(state: RouterState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** The address that the browser shows now. */
export function currentLocation(): Location {
  const { pathname, search, hash } = location
  return { ...locationOf(pathname), search, hash, state: historyEntry().state }
}

/** A bare address. */
export function locationOf(pathname: string): Location {
  return { pathname, search: '', hash: '', state: undefined, key: 'default' }
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to)
}

function historyEntry(): HistoryEntry {
  const entry: unknown = history.state
  return typeof entry === 'object' && entry !== null ? entry : {}
}

/** The way back leads to the same place of the page. */
function keepScroll(): void {
  history.replaceState({ ...historyEntry(), scroll: scrollY }, '')
}
