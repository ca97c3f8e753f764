import type { Route } from '@proverka/domain/navigation'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'
import type { RouteHandle } from './route-handle.ts'

/** What a page file exports. */
export interface PageModule {
  readonly Component: ComponentType
  /** Shown until the session is known: the heading and a placeholder for the rest. */
  readonly Frame?: ComponentType
  /** Begins to read what the page shows. */
  readonly loader?: LoaderFunction | undefined
  /** What it brings along for the frame around it. */
  readonly handle?: RouteHandle
}

/**
 * What the server renders of a page; absent for a redirect.
 * - `page`: with its data, once per URL for all visitors; the browser hydrates it.
 * - `preview`: the same, but the browser renders it again, because only the browser knows what was chosen or typed
 *   before.
 * - `own`: for the caller, with the data that their cookies open, and never cached; the frame where that is not
 *   possible.
 * - `frame`: the heading and a placeholder for the rest, once for all URLs.
 */
type PageHtml = 'page' | 'preview' | 'own' | 'frame'

type Address = Pick<Route, 'name' | 'path'> & Partial<Omit<Route, 'name' | 'path'>>

/**
 * One page: its address and who may open it (`Route` of domain, whose table is written from here), what is rendered of it,
 * and its code. Absent of the address: both brands, no guard, the default layout.
 */
export interface Page extends Address {
  /** Its code, and the `loader` of its data. */
  readonly load: () => Promise<PageModule>
  /** Its module has a `loader`. */
  readonly hasData?: true
  /** Its module has a `loader` where the server renders it; the browser keeps what was rendered. */
  readonly isDrawnWithData?: true
  readonly html?: PageHtml
  /** The page is rendered by the query of its address, too. */
  readonly readsQuery?: boolean
  /** What `{id}` of the address may be: any id of ours, or one of these. With another the page is a 404 (AMB-123). */
  readonly ids?: 'any' | readonly string[]
  /**
   * Whether the app runs when the page has loaded: it waits for what no touch precedes, a file that is dragged onto it.
   * Otherwise it runs so where the page has data, which the person may have changed since it was rendered.
   */
  readonly startsOnLoad?: boolean
  /** Key in the browser's local storage of what the page shows: where something is stored, the app runs on load. */
  readonly keptUnder?: string
  /**
   * Files with the words of an indexed page, whose last change the site map gives: patterns from its file (`./*.ts*`) or
   * from the repository (`packages/…`). Absent: its folder. None: a page that shows what others say.
   */
  readonly words?: readonly string[]
  /** Files of its code, from the repository; the build fills in those that its `.route.ts` imports. */
  readonly files?: readonly string[]
}

/**
 * Declares a page in its `.route.ts`, beside its component. The build keeps of the call what a browser reads: `name`,
 * `load` and whether there are data.
 */
export const definePage = (page: Page): Page => page
