import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'

/** What a page file exports. */
export interface PageModule {
  readonly Component: ComponentType
  /** What stands in its place until it is known who is here: the heading, and where the rest will be. */
  readonly Frame?: ComponentType
}

/**
 * One served page: the name of its route in the table of domain, its code and its data. What the server writes of it stands
 * elsewhere (`page-document.ts`).
 */
export interface SiteRoute {
  readonly route: string
  readonly load: () => Promise<PageModule>
  /** Begins to read what the page shows; the same module, so that its code comes with that of the page. */
  readonly data?: () => Promise<{ readonly loader: LoaderFunction }>
}
