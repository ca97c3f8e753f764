import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'

/** What a page file exports. */
export interface PageModule {
  readonly Component: ComponentType
  /** What stands in its place until it is known who is here: the heading, and where the rest will be. */
  readonly Frame?: ComponentType
}

/**
 * What the server draws of a page; absent when it leads elsewhere.
 * - `page`: with its data, for an address and everybody; the browser goes on with it.
 * - `preview`: the same, and the browser draws it anew: it alone knows what was chosen or typed before.
 * - `own`: for whoever asks, with what their cookies open, and kept by nobody; its frame where that cannot be.
 * - `frame`: the heading and the place of the rest, once for all addresses.
 */
export type RouteHtml = 'page' | 'preview' | 'own' | 'frame'

/** One served page: the name of its route in the table of domain, its code and its data. */
export interface SiteRoute {
  readonly route: string
  readonly load: () => Promise<PageModule>
  /** Begins to read what the page shows; its code is asked for together with that of the page. */
  readonly data?: () => Promise<{ readonly loader: LoaderFunction }>
  /** Files of its code and its data, by which the build's manifest knows their chunks: of this package, or `apps/…`. */
  readonly sources: readonly string[]
  readonly html?: RouteHtml
  /** The page is drawn by the query of its address, too. */
  readonly readsQuery?: boolean
  /** The app runs when the page has loaded: it waits for what no touch precedes, a file that is dragged onto it. */
  readonly startsOnLoad?: true
  /** Calls that a frame begins before the app runs; `{key}` is the last part of the address, `{id}` when it is an id. */
  readonly calls?: readonly string[]
}
