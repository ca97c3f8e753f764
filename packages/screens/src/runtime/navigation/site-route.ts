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
 * One served page: the name of its route in the table of domain, its code and its data. What the server writes of it stands
 * elsewhere (`page-document.ts`).
 */
export interface SiteRoute {
  readonly route: string
  readonly load: () => Promise<PageModule>
  /** Its module has a `loader`. */
  readonly hasData?: true
  /** Its module has a `loader` where the server draws it; the browser keeps what was drawn. */
  readonly isDrawnWithData?: true
}
