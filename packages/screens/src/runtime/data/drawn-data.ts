import type { SiteFacts } from '@proverka/api/contract'
import { readOwnToken } from '../session/session.ts'

/** What the server put beside the HTML of a page. */
export interface DrawnData {
  readonly facts: SiteFacts
  /** The page is drawn again: its HTML is a frame, of one visitor, or lacks what only a script may set. */
  readonly isReplaced: boolean
  /** It is drawn again when the browser knows more than the server did. */
  readonly isPreview?: boolean
  /** Answers that the page was drawn with, for the cache of server data. */
  readonly queries?: unknown
  /** The page is drawn for one visitor: the end of the token that it was asked with, empty for none. */
  readonly tokenEnd?: string
}

/** Whether a page that was drawn for one visitor belongs to the current one. */
const isOwnOf = ({ tokenEnd }: DrawnData, token = ''): boolean =>
  tokenEnd === undefined || (tokenEnd === '' ? token === '' : token.endsWith(tokenEnd))

let isOwn: boolean | undefined

/**
 * Whether the page was drawn for the visitor who opened it. Computed once: if the user signs out in another tab during
 * hydration, all parts of the page must still use the same data.
 */
export const isOwnPage = (data: DrawnData): boolean => (isOwn ??= isOwnOf(data, readOwnToken()))

/** Whether the visitor of the page has signed out since it was opened, or another user has signed in. */
export function hasCallerChanged(): boolean {
  const data = readDrawnData()
  return data !== undefined && isOwnPage(data) && !isOwnOf(data, readOwnToken())
}

let known: { readonly data: DrawnData | undefined } | undefined

/** Read once; absent on a page that no server has written. */
export function readDrawnData(): DrawnData | undefined {
  known ??= { data: parse(document.getElementById('page-data')?.textContent) }
  return known.data
}

function parse(json: string | null | undefined): DrawnData | undefined {
  return json ? (JSON.parse(json) as DrawnData) : undefined
}
