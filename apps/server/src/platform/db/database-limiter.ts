import { HOUR_MS } from '@proverka/domain/timing'
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Database } from './database.ts'

interface LimiterOptions {
  readonly keyPrefix: string
  /** Calls in a window. */
  readonly points: number
  /** Of the window, in seconds; it begins with its first call. */
  readonly duration: number
}

/** Instants of the table are ms since 1970 by the clock of the database. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

interface Counted {
  readonly rows: readonly unknown[]
}

/**
 * The library's limiter with its statements over again: it would judge the windows of all processes by the clock of each
 * process, and one whose clock is fast would end the limits of all (DEC-21).
 */
class DatabaseLimiter extends RateLimiterPostgres {
  readonly #run: Database['runRawSql']

  constructor(run: Database['runRawSql'], options: LimiterOptions & { inMemoryBlockOnConsumed?: number }) {
    super({ ...options, storeClient: {}, storeType: 'client', tableName: 'rate_limits', tableCreated: true })
    this.#run = run
  }

  /** Adds points to a key; a window that is over begins again. */
  _upsert(key: string, points: number, windowMs: number): Promise<Counted> {
    const isOver = `rate_limits.expire <= ${NOW}`
    return this.#run(
      `insert into rate_limits values ($1, $2, ${NOW} + $3::int8)
         on conflict (key) do update set
           points = case when ${isOver} then $2 else rate_limits.points + $2 end,
           expire = case when ${isOver} then excluded.expire else rate_limits.expire end
       returning points, (expire - ${NOW})::float8 as left_ms`,
      [key, points, windowMs],
    )
  }

  async _get(key: string): Promise<Counted | null> {
    const counted = await this.#run(
      `select points, (expire - ${NOW})::float8 as left_ms from rate_limits where key = $1 and expire > ${NOW}`,
      [key],
    )
    return counted.rows.length > 0 ? counted : null
  }

  async _delete(key: string): Promise<boolean> {
    const { rows } = await this.#run('delete from rate_limits where key = $1 returning key', [key])
    return rows.length > 0
  }

  _getRateLimiterRes(_key: string, added: number, { rows }: Counted): RateLimiterRes {
    const { points, left_ms } = rows[0] as { points: number; left_ms: number }
    return new RateLimiterRes(
      Math.max(this.points - points, 0),
      Math.max(left_ms, 0),
      points,
      points === added,
    )
  }

  /** The library calls it every five minutes. */
  async clearExpired(): Promise<void> {
    // What is left now goes the next time.
    await this.#run(`delete from rate_limits where expire < ${NOW} - ${HOUR_MS}`).catch(() => {})
  }
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
  return new DatabaseLimiter(database.runRawSql, {
    ...options,
    ...(isBlockedHere && { inMemoryBlockOnConsumed: options.points + 1 }),
  })
}
