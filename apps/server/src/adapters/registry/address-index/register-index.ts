import {
  createStoreSearch,
  type AddressStore,
  type NumberBeginning,
  type NumberParts,
} from '@proverka/address-search'
import type { Database } from '../../../platform/db/database.ts'
import type { RunStatement } from '../../../platform/db/dump-connection.ts'
import { listIdsByNumbers, listNumbersAfter } from '../register-numbers.ts'
import type { ObjectIndex } from '../search/object-index.ts'
import * as objects from '../search/postgres/read-objects.ts'
import { findPlaces, findSimilarWords, hasWords } from '../search/postgres/read-places.ts'
import type { SearchTables } from '../search/postgres/search-tables.ts'
import { quarterText } from '../search/quarter-text.ts'

/** The look-ups of a search in one database: addresses by the index that is loaded with each region, numbers by the register. */
export function createRegisterStore(run: RunStatement): AddressStore {
  const tables: SearchTables = {
    run,
    words: 'register.search_words',
    places: 'register.search_places',
    objects: 'register.search_objects',
    regions: 'array[region]',
  }
  return {
    hasWords: (words) => hasWords(tables, words),
    similarWords: (word, limit) => findSimilarWords(tables, word, limit),
    places: (pattern) => findPlaces(tables, pattern),
    objects: (patterns, limit) => objects.findUnits(tables, patterns, limit),
    houses: (patterns, limit) => objects.findHouses(tables, patterns, limit),
    firstObjects: (places) => objects.findFirstObjects(tables, places),
    byNumber: (numbers) => listIdsByNumbers(run, numbers.map(numberOf)),
    // Old and conditional numbers are in no public source.
    byOtherNumber: async () => [],
    numbersFrom: async (beginning, limit) =>
      (await listIdsByNumbers(run, await listNumbersAfter(run, beginningOf(beginning), limit))).slice(
        0,
        limit,
      ),
  }
}

/** Finds the objects of the loaded register. The index is in the database: there is nothing to read in at a start. */
export function createRegisterIndex(database: Pick<Database, 'runRawSql'>): ObjectIndex {
  const run = database.runRawSql
  const search = createStoreSearch(createRegisterStore(run))
  let seen: number | undefined
  return {
    ...search,
    /** Of what is not loaded nothing is said to be missing. */
    async guess(text, count) {
      const { rows } = await run('select 1 from register.search_regions limit 1')
      return rows.length > 0 ? search.guess(text, count) : { meant: [] }
    },
    load: async () => {},
    /** The commands of the register write a line in its journal for all that they change. */
    async refresh() {
      const { rows } = await run('select coalesce(max(id), 0) as id from register.journal')
      const { id } = (rows as [{ id: number }])[0]
      const isNews = seen !== undefined && seen !== id
      seen = id
      return isNews
    },
    close: async () => {},
  }
}

const numberOf = ({ quarter, parcel }: NumberParts): string => `${quarter}:${parcel}`

function beginningOf({ quarter, parcel }: NumberBeginning): string {
  const written = quarterText(quarter)
  return parcel === undefined ? written : `${written}:${parcel}`
}
