/** What the server put beside the HTML of a page. */
export interface HydrationData<Facts = unknown> {
  /** What every page knows of its site. */
  readonly facts: Facts
  /** The page is rendered again: its HTML is a frame, of one visitor, or lacks what only a script may set. */
  readonly isReplaced: boolean
  /** It is rendered again when the browser knows more than the server did. */
  readonly isPreview?: boolean
  /** Answers that the page was rendered with, for the app's cache of server data. */
  readonly answers?: unknown
  /** The page is rendered for one visitor: the end of the token that it was asked with, empty for none. */
  readonly tokenEnd?: string
}

let known: { readonly data: HydrationData | undefined } | undefined

/** Read once; absent on a page that no server has written. `Facts` is what the server gave (`page` of `createPages`). */
export function readHydrationData<Facts>(): HydrationData<Facts> | undefined {
  const json = document.getElementById('page-data')?.textContent
  known ??= { data: json ? (JSON.parse(json) as HydrationData) : undefined }
  return known.data as HydrationData<Facts> | undefined
}

/** Whether a page belongs to the holder of the token: it is everybody's, or was rendered for this visitor. */
export const isRenderedFor = ({ tokenEnd }: HydrationData, token = ''): boolean =>
  tokenEnd === undefined || (tokenEnd === '' ? token === '' : token.endsWith(tokenEnd))
