import type { ComponentType } from 'react'

/** What a page file exports. */
export interface PageModule {
  readonly Component: ComponentType
}

/** One served page: the name of its route in the table of domain, and its code. */
export interface PageEntry {
  readonly route: string
  readonly load: () => Promise<PageModule>
  /**
   * Set on pages that are written as HTML at build time: the page's source file from the repository's root, by which
   * the build's manifest knows its chunk.
   */
  readonly prerender?: string
}
