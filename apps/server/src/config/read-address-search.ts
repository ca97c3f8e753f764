import { StartError } from '../db/start-error.ts'
import type { AddressSearchAccess } from './server-config.ts'

export interface AddressSearchValues {
  readonly ADDRESS_SEARCH: 'memory' | 'postgres'
  readonly ADDRESS_SEARCH_URL?: string | undefined
  readonly ADDRESS_SEARCH_READ_URL?: string | undefined
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_DIRECT_URL?: string | undefined
}

/** What searches addresses; undefined: the memory of each process. Throws `StartError` when its address is missing. */
export function readAddressSearch(values: AddressSearchValues): AddressSearchAccess | undefined {
  if (values.ADDRESS_SEARCH === 'memory') return undefined
  const url = values.ADDRESS_SEARCH_URL ?? values.DATABASE_DIRECT_URL ?? values.DATABASE_URL
  if (!url) {
    throw new StartError(
      'ADDRESS_SEARCH=postgres ищет в PostgreSQL: задайте ADDRESS_SEARCH_URL или DATABASE_URL.',
    )
  }
  // Questions may come by the pooler; loading takes what it takes.
  const readUrl = values.ADDRESS_SEARCH_READ_URL ?? values.ADDRESS_SEARCH_URL ?? values.DATABASE_URL
  return { engine: values.ADDRESS_SEARCH, url, readUrl }
}
