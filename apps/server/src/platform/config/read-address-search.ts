import { StartError } from '../db/start-error.ts'
import type { AddressSearchAccess } from './server-config.ts'

export interface AddressSearchValues {
  readonly ADDRESS_SEARCH: 'memory' | 'postgres' | 'opensearch'
  readonly ADDRESS_SEARCH_URL?: string | undefined
  readonly ADDRESS_SEARCH_READ_URL?: string | undefined
  readonly ADDRESS_SEARCH_PREFIX: string
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_DIRECT_URL?: string | undefined
}

/** What searches addresses; undefined: the memory of each process. Throws `StartError` when its address is missing. */
export function readAddressSearch(values: AddressSearchValues): AddressSearchAccess | undefined {
  const { ADDRESS_SEARCH: engine, ADDRESS_SEARCH_URL: ownUrl } = values
  if (engine === 'memory') return undefined
  if (engine === 'opensearch') {
    if (!ownUrl || !/^https?:/.test(ownUrl) || !URL.canParse(ownUrl))
      throw new StartError(
        'ADDRESS_SEARCH=opensearch ищет в OpenSearch: задайте ADDRESS_SEARCH_URL, https://имя:пароль@узел:9200.',
      )
    return { engine, url: ownUrl, prefix: values.ADDRESS_SEARCH_PREFIX }
  }
  const url = ownUrl ?? values.DATABASE_DIRECT_URL ?? values.DATABASE_URL
  if (!url) {
    throw new StartError(
      'ADDRESS_SEARCH=postgres ищет в PostgreSQL: задайте ADDRESS_SEARCH_URL или DATABASE_URL.',
    )
  }
  // Questions may come by the pooler; loading takes what it takes.
  const readUrl = values.ADDRESS_SEARCH_READ_URL ?? ownUrl ?? values.DATABASE_URL
  return { engine, url, readUrl }
}
