import type { CadastralObject } from '@proverka/domain/property'

export type FoundObjects = readonly CadastralObject[]

interface Search {
  readonly id: string
  /** What there is to choose from. */
  readonly found?: FoundObjects
}

/** The latest search of this tab; a reload forgets it, so that nothing old opens. */
let latest: Search | undefined

/** Begins a search, which ends all that is left of the one before; answers its id. */
export function beginSearch(): string {
  latest = { id: crypto.randomUUID() }
  return latest.id
}

/** Whether no other search has begun since. */
export const isLatestSearch = (id: string): boolean => latest?.id === id

/** Keeps what a search found for the way back to its page. */
export function keepFound(id: string, found: FoundObjects): void {
  if (isLatestSearch(id)) latest = { id, found }
}

/** What the latest search found, if that is the search meant and a choice is still open. */
export const foundBy = (id: string | undefined): FoundObjects | undefined =>
  id !== undefined && latest?.id === id ? latest.found : undefined

/** Closed without a choice: the way back does not open it again. */
export function forgetFound(): void {
  latest = undefined
}
