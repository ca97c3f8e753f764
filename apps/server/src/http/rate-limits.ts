import { createHash } from 'node:crypto'
import { appError, type ErrorCode } from '@proverka/domain/errors'
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Limits } from '../config/server-config.ts'
import type { Database } from '../db/database.ts'
import { createDatabaseLimiter } from '../db/database-limiter.ts'
import { createBufferedCounter } from './buffered-counter.ts'
import { RateLimitError } from './rate-limit-error.ts'

const SECOND = 1
const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
const BURST_WINDOW = 10 * SECOND

/** Counts calls per key and refuses with an error code beyond the limit. */
export interface RateLimits {
  /** `name` is one of the limits below, `key` an address or a user; a call is one point unless it weighs more. */
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

export type LimitName =
  | 'call'
  | 'search-burst'
  | 'search-guest'
  | 'search-user'
  | 'login'
  | 'login-device'
  | 'login-account'
  | 'login-address'
  | 'register'
  | 'reset'
  | 'reset-account'
  | 'reset-address'
  | 'order'
  | 'order-day'
  | 'order-data'
  | 'event-day'
  | 'phone-code'
  | 'phone-try'
  | 'coupon'
  | 'email'
  | 'recipient-hour'
  | 'recipient-day'
  | 'poll'
  | 'fault'
  | 'subject-request'
  | 'upload'
  | 'archive'
  | 'comment'
  | 'passport'
  | 'wholesale-guest'
  | 'wholesale-user'

/** Limits whose calls can be taken back one by one. */
export type PromptLimitName = Exclude<LimitName, 'search-guest' | 'search-user'>

interface Rule {
  readonly points: number
  readonly seconds: number
  readonly code: ErrorCode
  /** In this process alone; in the database, over all processes, with each call; or there when the counts are settled. */
  readonly counted: 'here' | 'at-once' | 'later'
}

/** The limits as one table. */
function rulesOf(limits: Limits): Record<LimitName, Rule> {
  return {
    call: { points: limits.callsPerMinute, seconds: MINUTE, code: 'rate/limit', counted: 'here' },
    'search-burst': {
      points: limits.searchBurst,
      seconds: BURST_WINDOW,
      code: 'search/suspicious',
      counted: 'here',
    },
    'search-guest': {
      points: limits.searchesPerDayGuest,
      seconds: DAY,
      code: 'search/limit',
      counted: 'later',
    },
    'search-user': {
      points: limits.searchesPerDayUser,
      seconds: DAY,
      code: 'search/limit',
      counted: 'later',
    },
    login: { points: limits.loginsPerHour, seconds: HOUR, code: 'rate/limit', counted: 'at-once' },
    'login-device': {
      points: limits.loginsPerAccountHour,
      seconds: HOUR,
      code: 'rate/limit',
      counted: 'at-once',
    },
    'login-account': {
      points: limits.loginsPerAccountHour,
      seconds: HOUR,
      code: 'rate/limit',
      counted: 'at-once',
    },
    'login-address': {
      points: limits.loginsPerAddressHour,
      seconds: HOUR,
      code: 'rate/limit',
      counted: 'at-once',
    },
    register: { points: limits.registrationsPerHour, seconds: HOUR, code: 'rate/limit', counted: 'at-once' },
    reset: { points: limits.resetsPerHour, seconds: HOUR, code: 'rate/limit', counted: 'at-once' },
    'reset-account': {
      points: limits.resetsPerAccountHour,
      seconds: HOUR,
      code: 'rate/limit',
      counted: 'at-once',
    },
    'reset-address': {
      points: limits.resetsPerAddressHour,
      seconds: HOUR,
      code: 'rate/limit',
      counted: 'at-once',
    },
    passport: { points: limits.passportsPerDay, seconds: DAY, code: 'rate/limit', counted: 'at-once' },
    'wholesale-guest': {
      points: limits.listRowsPerDayGuest,
      seconds: DAY,
      code: 'wholesale/limit',
      counted: 'at-once',
    },
    'wholesale-user': {
      points: limits.listRowsPerDayUser,
      seconds: DAY,
      code: 'wholesale/limit',
      counted: 'at-once',
    },
    comment: { points: limits.commentsPerHour, seconds: HOUR, code: 'rate/limit', counted: 'at-once' },
    email: { points: limits.emailsPerHour, seconds: HOUR, code: 'rate/limit', counted: 'at-once' },
    'recipient-hour': {
      points: limits.emailsToOnePerHour,
      seconds: HOUR,
      code: 'rate/limit',
      counted: 'at-once',
    },
    'recipient-day': {
      points: limits.emailsToOnePerDay,
      seconds: DAY,
      code: 'rate/limit',
      counted: 'at-once',
    },
    poll: { points: limits.pollsPerHour, seconds: HOUR, code: 'rate/limit', counted: 'at-once' },
    fault: { points: limits.faultsPerDay, seconds: DAY, code: 'rate/limit', counted: 'at-once' },
    'subject-request': {
      points: limits.subjectRequestsPerDay,
      seconds: DAY,
      code: 'rate/limit',
      counted: 'at-once',
    },
    upload: { points: limits.uploadsPerHour, seconds: HOUR, code: 'rate/limit', counted: 'at-once' },
    archive: { points: limits.archivesPerMinute, seconds: MINUTE, code: 'rate/limit', counted: 'here' },
    'phone-code': { points: limits.phoneCodesPerDay, seconds: DAY, code: 'rate/limit', counted: 'at-once' },
    'phone-try': { points: limits.phoneTriesPerHour, seconds: HOUR, code: 'rate/limit', counted: 'at-once' },
    coupon: { points: limits.couponsPerHour, seconds: HOUR, code: 'rate/limit', counted: 'at-once' },
    'order-day': { points: limits.ordersPerDay, seconds: DAY, code: 'rate/limit', counted: 'at-once' },
    'order-data': {
      points: limits.orderKilobytesPerDay,
      seconds: DAY,
      code: 'rate/limit',
      counted: 'at-once',
    },
    'event-day': { points: limits.eventsPerDay, seconds: DAY, code: 'rate/limit', counted: 'at-once' },
    order: { points: limits.ordersPerMinute, seconds: MINUTE, code: 'rate/limit', counted: 'here' },
  }
}

export function createRateLimits(database: Database, limits: Limits): RateLimits {
  const rules = rulesOf(limits)
  const names = Object.keys(rules) as LimitName[]
  const limiters = new Map<LimitName, RateLimiterAbstract>(names.map((name) => [name, createLimiter(name)]))
  const bufferedCounters = new Map(
    [...limiters]
      .filter(([name]) => rules[name].counted === 'later')
      .map(([name, limiter]) => [name, createBufferedCounter(limiter)]),
  )
  const keyOf = (name: LimitName, key: string) => (rules[name].counted === 'here' ? key : digest(key))
  return {
    isWithin: (name, key) => isWithin(name, key),
    async consume(name, key, points = 1) {
      if (await isWithin(name, key, points)) return
      const end = await endOfLimit(name, key)
      throw end
        ? new RateLimitError(rules[name].code, end, `${name}: ${key}`)
        : appError(rules[name].code, `${name}: ${key}`)
    },
    endOfLimit,
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

  async function endOfLimit(name: LimitName, key: string): Promise<Date | undefined> {
    const late = bufferedCounters.get(name)
    if (late) return late.endOfLimit(keyOf(name, key))
    const stored = await limiters.get(name)?.get(keyOf(name, key))
    // What is counted at the limit is within it; the next call is not.
    const isOver = stored && stored.consumedPoints >= rules[name].points
    return isOver ? new Date(Date.now() + stored.msBeforeNext) : undefined
  }
}

/** What people typed may be of any length, and is not kept beside the counters. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url')
