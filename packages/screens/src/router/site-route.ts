import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'

/** What a page file exports. */
export interface PageModule {
  readonly Component: ComponentType
  /** What stands in its place until it is known who is here: the heading, and where the rest will be. */
  readonly Frame?: ComponentType
}

/** One served page: the name of its route in the table of domain, its code and its data. */
export interface SiteRoute {
  readonly route: string
  readonly load: () => Promise<PageModule>
  /** Begins to read what the page shows; its code is asked for together with that of the page. */
  readonly data?: () => Promise<{ readonly loader: LoaderFunction }>
  /** Files of its code and its data, by which the build's manifest knows their chunks: of this package, or `apps/…`. */
  readonly sources: readonly string[]
  /**
   * What the server draws: the `page` with its data, for an address and everybody; or its `frame`, once for all addresses,
   * since it shows what one person may see. Absent: nothing, it leads elsewhere.
   */
  readonly html?: 'page' | 'frame'
  /** The page is drawn by the query of its address, too. */
  readonly readsQuery?: boolean
  /** The app runs when the page has loaded: it waits for what no touch precedes, a file that is dragged onto it. */
  readonly startsOnLoad?: true
  /** Calls that a frame begins before the app runs; `{key}` is the last part of the address, `{id}` when it is an id. */
  readonly calls?: readonly string[]
}
