import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'

/** What a page file exports. */
export interface PageModule {
  readonly Component: ComponentType
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
   * How its HTML is written: `built` once for everybody, `drawn` by the server with its data. Absent: by the browser,
   * since it shows what one person may see.
   */
  readonly html?: 'built' | 'drawn'
}
