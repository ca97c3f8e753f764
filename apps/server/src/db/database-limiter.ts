import { RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Database } from './database.ts'

interface LimiterOptions {
  readonly keyPrefix: string
  /** Calls in a window. */
  readonly points: number
  /** Of the window, in seconds; it begins with its first call. */
  readonly duration: number
}

/**
 * Counts in the database, over all processes. `isBlockedHere`: what is beyond the limit is refused in memory until the
 * window ends, and then nothing can be taken back.
 */
export function createDatabaseLimiter(
  database: Database,
  options: LimiterOptions,
  isBlockedHere: boolean,
): RateLimiterAbstract {
  return new RateLimiterPostgres({
    ...options,
    // The limiter speaks to a node-postgres client; a query object is all it ever sends.
    storeClient: {
      query: ({ text, values }: { text: string; values?: unknown[] }) => database.runRawSql(text, values),
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    ...(isBlockedHere && { inMemoryBlockOnConsumed: options.points + 1 }),
  })
}
