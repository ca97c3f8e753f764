import type { ComponentType } from 'react'

/** What a route brings along for the frame around its page. */
export interface RouteHandle {
  /** The search line of the header, which comes with the code of its pages: the server draws it, too. */
  readonly HeaderSearch: ComponentType<{ readonly size: 's' }>
  /** Whether the page that was drawn with these data has a search line of its own, beside which the header has none. */
  readonly hasOwnSearch: (loaderData: unknown) => boolean
}
