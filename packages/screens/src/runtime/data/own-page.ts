import { isRenderedFor, readHydrationData } from '@proverka/page-engine/browser'
import type { HydrationData } from '@proverka/page-engine/browser'
import { readOwnToken } from '../session/session.ts'

let isOwn: boolean | undefined

/**
 * Whether the page was rendered for the visitor who opened it. Computed once: if the user signs out in another tab during
 * hydration, all parts of the page must still use the same data.
 */
export const isOwnPage = (data: HydrationData): boolean => (isOwn ??= isRenderedFor(data, readOwnToken()))

/** Whether the visitor of the page has signed out since it was opened, or another user has signed in. */
export function hasCallerChanged(): boolean {
  const data = readHydrationData()
  return data !== undefined && isOwnPage(data) && !isRenderedFor(data, readOwnToken())
}
