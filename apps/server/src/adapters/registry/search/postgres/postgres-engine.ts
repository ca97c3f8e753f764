import { createStoreSearch } from '@proverka/address-search'
import pg from 'pg'
import { StartError } from '../../../../platform/db/start-error.ts'
import type { SharedEngine } from '../object-index.ts'
import * as objects from './read-objects.ts'
import { findPlaces, findSimilarWords, hasWords } from './read-places.ts'
import { prepareSchema } from './schema.ts'
import type { SearchTables } from './search-tables.ts'
import { writeObjects } from './write-objects.ts'

const POOL_SIZE = 10
/** A question may wait so long, ms. */
const QUESTION_MS = 5000

export interface PostgresEngineAccess {
  readonly url: string
  /** A replica that questions are asked of; absent: the same server. */
  readonly readUrl?: string | undefined
}

/** The search in PostgreSQL: full text and trigrams, objects partitioned by region, questions to a replica if there is one. */
export function createPostgresEngine({ url, readUrl }: PostgresEngineAccess): SharedEngine {
  const writer = openPool({ connectionString: url, max: 2 })
  const pool = openPool({
    connectionString: readUrl ?? url,
    max: POOL_SIZE,
    connectionTimeoutMillis: QUESTION_MS,
    query_timeout: QUESTION_MS,
  })
  const tables: SearchTables = {
    run: (text, values) => pool.query(text, values),
    words: 'address_search.words',
    places: 'address_search.places',
    objects: 'address_search.objects',
    regions: 'regions',
  }
  return {
    name: 'postgres',
    ...createStoreSearch({
      hasWords: (words) => hasWords(tables, words),
      similarWords: (word, limit) => findSimilarWords(tables, word, limit),
      places: (pattern) => findPlaces(tables, pattern),
      objects: (patterns, limit) => objects.findUnits(tables, patterns, limit),
      houses: (patterns, limit) => objects.findHouses(tables, patterns, limit),
      firstObjects: (places) => objects.findFirstObjects(tables, places),
      byNumber: (numbers) => objects.findByNumber(tables, numbers),
      byOtherNumber: (number) => objects.findByOtherNumber(tables, number),
      numbersFrom: (beginning, limit) => objects.findNumbersFrom(tables, beginning, limit),
    }),
    async prepare() {
      try {
        return await prepareSchema(writer)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new StartError(`Поиск в PostgreSQL не готов (ADDRESS_SEARCH=postgres): ${reason}.`)
      }
    },
    put: (batch) => writeObjects(writer, batch),
    async remove(ids) {
      await writer.query('delete from address_search.objects where id = any($1)', [ids])
    },
    async idsBetween(from, to) {
      const { rows } = await writer.query<{ id: number }>(
        'select id from address_search.objects where id between $1 and $2 order by id',
        [from, to],
      )
      return rows.map(({ id }) => id)
    },
    async greatestId() {
      const { rows } = await writer.query<{ id: number }>(
        'select coalesce(max(id), 0) as id from address_search.objects',
      )
      return rows[0]?.id ?? 0
    },
    async close() {
      await Promise.all([writer.end(), pool.end()])
    },
  }
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  // A connection that breaks while idle is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => {})
  return pool
}
