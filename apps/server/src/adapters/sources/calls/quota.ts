import { RateLimiterRes } from 'rate-limiter-flexible'
import { createDatabaseLimiter } from '../../../platform/db/database-limiter.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Quota } from '../terms.ts'
import { SourceError } from './source-error.ts'

/** What is counted has no further key: the service counts us as one. */
const KEY = 'calls'

const prefixOf = (name: string, seconds: number): string => `source-${name}-${seconds}`

/** Under what the table of limits counts the calls of a window. */
export const quotaKey = (name: string, seconds: number): string => `${prefixOf(name, seconds)}:${KEY}`

/** Takes one call from what a service allows. Throws `SourceError` with the rest of the window when nothing is left. */
export type TakeCall = () => Promise<void>

/**
 * Counts the calls of all processes to a service, as the service does: each process alone would ask it as many times as
 * there are processes. Refusing costs the windows before it nothing.
 */
export function createQuota(database: Database, name: string, quotas: readonly Quota[]): TakeCall {
  const limiters = quotas.map(({ calls, seconds }) =>
    createDatabaseLimiter(
      database,
      { keyPrefix: prefixOf(name, seconds), points: calls, duration: seconds },
      false,
    ),
  )
  return async () => {
    for (const [place, limiter] of limiters.entries()) {
      try {
        await limiter.consume(KEY)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        for (const taken of limiters.slice(0, place)) await taken.reward(KEY)
        throw new SourceError('source-limit', `${quotas[place]?.seconds} s`, error.msBeforeNext, true)
      }
    }
  }
}
