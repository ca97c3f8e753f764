import type { ComponentType } from 'react'

/** What a route brings along for the frame around its page. */
export interface RouteHandle {
  /** The search line of the header, which comes with the code of its pages: the server draws it, too. */
  readonly HeaderSearch: ComponentType<{ readonly size: 's' }>
  /** Whether the page with these loader data has its own search line, so that the header shows none. */
  readonly hasOwnSearch: (loaderData: unknown) => boolean
}
