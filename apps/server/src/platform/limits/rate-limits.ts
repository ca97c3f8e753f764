import { createHash } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Clock } from '../clock.ts'
import type { Limits } from '../config/limits.ts'
import type { Database } from '../db/database.ts'
import { createDatabaseLimiter } from '../db/database-limiter.ts'
import { createBufferedCounter, type BufferedCounter } from './buffered-counter.ts'
import { networkOf } from './network-of.ts'
import { RateLimitError } from './rate-limit-error.ts'
import { rateRules, type LimitName, type RateRule } from './rate-rules.ts'

/** Counts calls per key and refuses with an error code beyond the limit. */
export interface RateLimits {
  /**
   * `name` is one of the limits of `rate-rules.ts`, `key` an address or a user; a call is one point unless it weighs more.
   * Of an address its network is counted, and where it is an IPv6 one the wider network, too (SAFE-25).
   */
  consume: (name: LimitName, key: string, points?: number) => Promise<void>
  /** Counts too, and answers whether the call is within the limit. */
  isWithin: (name: LimitName, key: string) => Promise<boolean>
  /** When a key beyond its limit may call again; undefined within the limit. Counts nothing. */
  endOfLimit: (name: LimitName, key: string) => Promise<Date | undefined>
  /** How many calls of a key there were in its window. Counts nothing. */
  count: (name: LimitName, key: string) => Promise<number>
  /** Takes one call back: what turned out to be right is no guess. */
  refund: (name: PromptLimitName, key: string) => Promise<void>
  /** Lets the key start over; what another process counted by itself stays there until its window ends. */
  clear: (name: LimitName, key: string) => Promise<void>
  /** Tells the database what was counted here alone since; to be done every second and before the end. */
  flush: () => Promise<void>
}

/** Limits whose calls can be taken back one by one. */
export type PromptLimitName = Exclude<
  LimitName,
  'search-browser' | 'search-network' | 'search-user' | 'search-proven' | 'search-reset'
>

/** What all guests count as together: a key of the limits that have such a counter. */
export const ALL_GUESTS = 'all guests'

/** How many times as much the 256 networks of one /56 may call as one of them: a provider gives them to one customer. */
const WIDE_SHARE = 4

/** The counter of one limit, for keys of one kind. */
interface Counter {
  readonly limiter: RateLimiterAbstract
  readonly buffered: BufferedCounter | undefined
}

export function createRateLimits(database: Database, limits: Limits, clock: Clock): RateLimits {
  const rules: Readonly<Record<LimitName, RateRule>> = rateRules(limits)
  const counters = new Map<string, Counter>()
  for (const [name, rule] of Object.entries(rules)) {
    counters.set(name, createCounter(name, rule))
    counters.set(`${name}/56`, createCounter(`${name}/56`, { ...rule, points: rule.points * WIDE_SHARE }))
    if (rule.ofGuests)
      counters.set(
        `${name}/all`,
        createCounter(`${name}/all`, { ...rule, points: rule.points * rule.ofGuests }),
      )
  }

  function createCounter(keyPrefix: string, { points, seconds, counted }: RateRule): Counter {
    const options = { keyPrefix, points, duration: seconds }
    if (counted === 'here') return { limiter: new RateLimiterMemory(options), buffered: undefined }
    // Who goes on guessing beyond a limit costs no more statements.
    const limiter = createDatabaseLimiter(database, options, counted === 'at-once')
    return { limiter, buffered: counted === 'later' ? createBufferedCounter(limiter) : undefined }
  }

  /** The counters that a key is counted in, each with the key that it has there. */
  function countersOf(name: LimitName, key: string): (Counter & { readonly key: string })[] {
    const counter = (id: string, own: string) => {
      const found = counters.get(id)
      if (!found) throw new RangeError(`no counter ${id}`)
      return { ...found, key: rules[name].counted === 'here' ? own : digest(own) }
    }
    if (key === ALL_GUESTS) return [counter(`${name}/all`, key)]
    const network = networkOfKey(key)
    const wide = networkOfKey(key, true)
    return [counter(name, network), ...(wide === network ? [] : [counter(`${name}/56`, wide)])]
  }

  const after = (ms: number) => new Date(clock.now().getTime() + ms)

  async function isWithin(name: LimitName, key: string, points = 1): Promise<boolean> {
    for (const counter of countersOf(name, key)) {
      if (!(await isCounted(counter, points))) return false
    }
    return true
  }

  async function msToEnd(name: LimitName, key: string): Promise<number | undefined> {
    for (const { limiter, buffered, key: own } of countersOf(name, key)) {
      const stored = buffered ? undefined : await limiter.get(own)
      // What is counted at the limit is within it; the next call is not.
      const left = buffered
        ? await buffered.msToEnd(own)
        : stored && stored.consumedPoints >= limiter.points
          ? stored.msBeforeNext
          : undefined
      if (left !== undefined) return left
    }
    return undefined
  }

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
    async count(name, key) {
      const [counter] = countersOf(name, key)
      if (!counter) return 0
      const { limiter, buffered, key: own } = counter
      return buffered ? buffered.count(own) : ((await limiter.get(own))?.consumedPoints ?? 0)
    },
    async refund(name, key) {
      for (const { limiter, key: own } of countersOf(name, key)) await limiter.reward(own)
    },
    async clear(name, key) {
      for (const { limiter, buffered, key: own } of countersOf(name, key)) {
        buffered?.forget(own)
        await limiter.delete(own)
      }
    },
    async flush() {
      for (const { buffered } of counters.values()) await buffered?.flush()
    },
  }
}

async function isCounted({ limiter, buffered, key }: Counter & { readonly key: string }, points: number) {
  if (buffered) return buffered.isWithin(key)
  try {
    await limiter.consume(key, points)
    return true
  } catch (error) {
    if (error instanceof RateLimiterRes) return false
    throw error
  }
}

/** A key may be an address with what was typed after it. */
function networkOfKey(key: string, isWide = false): string {
  const [first = '', ...rest] = key.split(' ')
  return [networkOf(first, isWide), ...rest].join(' ')
}

/** Typed text has any length and is not stored beside the counters. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url')
