import { appError } from '@proverka/domain/errors'

/** Refuses a change that was made from another version than there is now; one that names none overwrites. In a transaction that holds the row. */
export function requireVersion(row: { readonly version: number }, version: number | undefined): void {
  if (version !== undefined && version !== row.version) throw appError('record/changed')
}
