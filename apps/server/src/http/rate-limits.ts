import { createHash } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Clock } from '../clock.ts'
import type { Limits } from '../config/server-config.ts'
import type { Database } from '../db/database.ts'
import { createDatabaseLimiter } from '../db/database-limiter.ts'
import { createBufferedCounter } from './buffered-counter.ts'
import { RateLimitError } from './rate-limit-error.ts'
import { rateRules, type LimitName } from './rate-rules.ts'

/** Counts calls per key and refuses with an error code beyond the limit. */
export interface RateLimits {
  /** `name` is one of the limits of `rate-rules.ts`, `key` an address or a user; a call is one point unless it weighs more. */
  consume: (name: LimitName, key: string, points?: number) => Promise<void>
  /** Counts too, and answers whether the call is within the limit. */
  isWithin: (name: LimitName, key: string) => Promise<boolean>
  /** When a key beyond its limit may call again; undefined within the limit. Counts nothing. */
  endOfLimit: (name: LimitName, key: string) => Promise<Date | undefined>
  /** Takes one call back: what turned out to be right is no guess. */
  refund: (name: PromptLimitName, key: string) => Promise<void>
  /** Lets the key start over; what another process counted by itself stays there until its window ends. */
  clear: (name: LimitName, key: string) => Promise<void>
  /** Tells the database what was counted here alone since; to be done every second and before the end. */
  flush: () => Promise<void>
}

/** Limits whose calls can be taken back one by one. */
export type PromptLimitName = Exclude<LimitName, 'search-guest' | 'search-user'>

export function createRateLimits(database: Database, limits: Limits, clock: Clock): RateLimits {
  const rules = rateRules(limits)
  const names = Object.keys(rules) as LimitName[]
  const limiters = new Map<LimitName, RateLimiterAbstract>(names.map((name) => [name, createLimiter(name)]))
  const bufferedCounters = new Map(
    [...limiters]
      .filter(([name]) => rules[name].counted === 'later')
      .map(([name, limiter]) => [name, createBufferedCounter(limiter)]),
  )
  const after = (ms: number) => new Date(clock.now().getTime() + ms)
  const keyOf = (name: LimitName, key: string) => (rules[name].counted === 'here' ? key : digest(key))
  return {
    isWithin: (name, key) => isWithin(name, key),
    async consume(name, key, points = 1) {
      if (await isWithin(name, key, points)) return
      const waitMs = await msToEnd(name, key)
      throw waitMs !== undefined
        ? new RateLimitError(rules[name].code, { waitMs, retryAt: after(waitMs) }, `${name}: ${key}`)
        : appError(rules[name].code, `${name}: ${key}`)
    },
    async endOfLimit(name, key) {
      const waitMs = await msToEnd(name, key)
      return waitMs === undefined ? undefined : after(waitMs)
    },
    async refund(name, key) {
      await limiters.get(name)?.reward(keyOf(name, key))
    },
    async clear(name, key) {
      bufferedCounters.get(name)?.forget(keyOf(name, key))
      await limiters.get(name)?.delete(keyOf(name, key))
    },
    async flush() {
      for (const counter of bufferedCounters.values()) await counter.flush()
    },
  }

  function createLimiter(name: LimitName): RateLimiterAbstract {
    const { points, seconds, counted } = rules[name]
    const options = { keyPrefix: name, points, duration: seconds }
    if (counted === 'here') return new RateLimiterMemory(options)
    // Who goes on guessing beyond a limit costs no more statements.
    return createDatabaseLimiter(database, options, counted === 'at-once')
  }

  async function isWithin(name: LimitName, key: string, points = 1): Promise<boolean> {
    const late = bufferedCounters.get(name)
    if (late) return late.isWithin(keyOf(name, key))
    try {
      await limiters.get(name)?.consume(keyOf(name, key), points)
      return true
    } catch (error) {
      if (error instanceof RateLimiterRes) return false
      throw error
    }
  }

  async function msToEnd(name: LimitName, key: string): Promise<number | undefined> {
    const late = bufferedCounters.get(name)
    if (late) return late.msToEnd(keyOf(name, key))
    const stored = await limiters.get(name)?.get(keyOf(name, key))
    // What is counted at the limit is within it; the next call is not.
    const isOver = stored && stored.consumedPoints >= rules[name].points
    return isOver ? stored.msBeforeNext : undefined
  }
}

/** What people typed may be of any length, and is not kept beside the counters. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url')
