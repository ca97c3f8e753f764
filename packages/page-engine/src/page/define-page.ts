import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'

/** What a page file exports. */
export interface PageModule {
  readonly Component: ComponentType
  /** Rendered where the data are not known: the heading and a placeholder for the rest. */
  readonly Frame?: ComponentType
  /** Begins to read what the page shows. */
  readonly loader?: LoaderFunction | undefined
  /** What it brings along for the layout around it. */
  readonly handle?: unknown
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
export type PageHtml = 'page' | 'preview' | 'own' | 'frame'

/** One page: its address, what is rendered of it, and its code. */
export interface PageValue {
  readonly name: string
  /** `/report/{id?}`: `{…}` is a parameter, one with `?` may be left out. */
  readonly path: string
  /** Its code, and the `loader` of its data. */
  readonly load: () => Promise<PageModule>
  /** Its module has a `loader`. */
  readonly hasData?: true
  /** Its module has a `loader` where the server renders it; the browser keeps what was rendered. */
  readonly isRenderedWithData?: true
  readonly html?: PageHtml
  /** The page is rendered by the query of its address, too. */
  readonly readsQuery?: boolean
  /** What `{id}` of the address may be: any id of ours, or one of these. With another the page is a 404. */
  readonly ids?: 'any' | readonly string[]
  /**
   * Whether the app runs when the page has loaded: it waits for what no touch precedes, a file that is dragged onto it.
   * Otherwise it runs so where the page has data, which the person may have changed since it was rendered.
   */
  readonly startsOnLoad?: boolean
  /** Key in the browser's local storage of what the page shows: where something is stored, the app runs on load. */
  readonly keptUnder?: string
  /** Files of its code, from `sourceRoot`; the build fills in those that its module imports by `import()`. */
  readonly files?: readonly string[]
}

/** Declares a page. The build keeps of the call what a browser reads (`browserFields`). */
export const definePage = <Page extends PageValue>(page: Page): Page => page
