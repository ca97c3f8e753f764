/**
 * What the server renders of a page; absent for a redirect.
 * - `page`: with its data, once per URL for all visitors; the browser hydrates it.
 * - `preview`: the same, but the browser renders it again, because only the browser knows what was chosen or typed
 *   before.
 * - `own`: for the caller, with the data that their cookies open, and never cached; the frame where that is not
 *   possible.
 * - `frame`: the heading and a placeholder for the rest, once for all URLs.
 */
export type RouteHtml = 'page' | 'preview' | 'own' | 'frame'

/** What the build and the server ask of a page; no browser reads it. */
export interface PageDocument {
  /** Files of its code and its data, by which the build's manifest knows their chunks: of this package, or `apps/…`. */
  readonly sources: readonly string[]
  readonly html?: RouteHtml
  /** The page is drawn by the query of its address, too. */
  readonly readsQuery?: boolean
  /** What `{id}` of the address may be: any id of ours, or one of these. With another the page is a 404 (AMB-123). */
  readonly ids?: 'any' | readonly string[]
  /**
   * Whether the app runs when the page has loaded: it waits for what no touch precedes, a file that is dragged onto it.
   * Otherwise it runs so where the page has data, which the person may have changed since it was drawn.
   */
  readonly startsOnLoad?: boolean
  /** Key in the browser's local storage of what the page shows: where something is kept, the app runs on load. */
  readonly keptUnder?: string
  /** Calls that a frame begins before the app runs; `{key}` is the last part of the address, `{id}` when it is an id. */
  readonly calls?: readonly string[]
}
