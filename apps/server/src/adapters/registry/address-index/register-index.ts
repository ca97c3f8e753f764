import {
  createShardedStore,
  createStoreSearch,
  type AddressStore,
  type NumberBeginning,
  type NumberParts,
  type RemoteObject,
  type RemotePlace,
} from '@proverka/address-search'
import type { RunStatement } from '../../../platform/db/dump-connection.ts'
import { ownId, sharedId, type RegisterReads } from '../register-reads.ts'
import type { ObjectIndex } from '../search/object-index.ts'
import * as objects from '../search/postgres/read-objects.ts'
import { findPlaces, findSimilarWords, hasWords } from '../search/postgres/read-places.ts'
import type { SearchTables } from '../search/postgres/search-tables.ts'
import { quarterText } from '../search/quarter-text.ts'

/**
 * The look-ups of a search: addresses by the index of one of the databases, which is loaded with each region, numbers by all of
 * the register.
 */
export function createRegisterStore(run: RunStatement, reads: RegisterReads, database = 0): AddressStore {
  const tables: SearchTables = {
    run,
    words: 'register.search_words',
    places: 'register.search_places',
    objects: 'register.search_objects',
    regions: 'array[region]',
  }
  const shared = (found: readonly RemoteObject[]): readonly RemoteObject[] =>
    found.map((object) => ({
      ...object,
      id: sharedId(object.id, database),
      place: sharedId(object.place, database),
    }))
  const owned = (place: RemotePlace): RemotePlace => ({ ...place, id: ownId(place.id, database) })
  const inOwn = <Pattern extends { readonly place: RemotePlace }>(patterns: readonly Pattern[]) =>
    patterns.map((pattern) => ({ ...pattern, place: owned(pattern.place) }))
  return {
    hasWords: (words) => hasWords(tables, words),
    similarWords: (word, limit) => findSimilarWords(tables, word, limit),
    places: async (pattern) =>
      (await findPlaces(tables, pattern)).map((place) => ({ ...place, id: sharedId(place.id, database) })),
    objects: async (patterns, limit) => shared(await objects.findUnits(tables, inOwn(patterns), limit)),
    houses: async (patterns, limit) => shared(await objects.findHouses(tables, inOwn(patterns), limit)),
    firstObjects: async (places) => shared(await objects.findFirstObjects(tables, places.map(owned))),
    byNumber: (numbers) => reads.allIdsByNumbers(numbers.map(numberOf)),
    // Old and conditional numbers are in no public source.
    byOtherNumber: async () => [],
    numbersFrom: async (beginning, limit) =>
      (await reads.allIdsByNumbers(await reads.numbersAfter(beginningOf(beginning), limit))).slice(0, limit),
  }
}

/** Finds the objects of the loaded register. The index is in its databases: there is nothing to read in at a start. */
export function createRegisterIndex(databases: readonly RunStatement[], reads: RegisterReads): ObjectIndex {
  const search = createStoreSearch(createStore(databases, reads))
  let seen: string | undefined
  return {
    ...search,
    search: async (text, limit) => reads.withoutRepeats(await search.search(text, limit)),
    /** Of what is not loaded nothing is said to be missing. */
    async guess(text, count) {
      const found = await Promise.all(
        databases.map((run) => run('select 1 from register.search_regions where region >= 0 limit 1')),
      )
      return found.some(({ rows }) => rows.length > 0) ? search.guess(text, count) : { meant: [] }
    },
    load: async () => {},
    /** The commands of the register write a line in its journal for all that they change. */
    async refresh() {
      const lines = await Promise.all(
        databases.map((run) => run('select coalesce(max(id), 0) as id from register.journal')),
      )
      const ids = lines.map(({ rows }) => (rows as [{ id: number }])[0].id).join()
      const isNews = seen !== undefined && seen !== ids
      seen = ids
      return isNews
    },
    close: async () => {},
  }
}

function createStore(databases: readonly RunStatement[], reads: RegisterReads): AddressStore {
  const stores = databases.map((run, database) => createRegisterStore(run, reads, database))
  const [only] = stores
  if (only && stores.length === 1) return only
  // Each would ask all databases for a number.
  return {
    ...createShardedStore(stores),
    ...(only && { byNumber: only.byNumber, numbersFrom: only.numbersFrom }),
  }
}

const numberOf = ({ quarter, parcel }: NumberParts): string => `${quarter}:${parcel}`

function beginningOf({ quarter, parcel }: NumberBeginning): string {
  const written = quarterText(quarter)
  return parcel === undefined ? written : `${written}:${parcel}`
}
