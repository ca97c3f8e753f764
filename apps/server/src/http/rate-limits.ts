import { createHash } from 'node:crypto'
import { appError, type ErrorCode } from '@proverka/domain/errors'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Limits } from '../config/server-config.ts'
import type { Database } from '../db/database.ts'

const SECOND = 1
const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
const BURST_WINDOW = 10 * SECOND

/** Counts calls per key and refuses with an error code beyond the limit. */
export interface RateLimits {
  /** `name` is one of the limits below, `key` an address or a person. */
  spend: (name: LimitName, key: string) => Promise<void>
  /** Counts too, and answers whether the call is within the limit. */
  isWithin: (name: LimitName, key: string) => Promise<boolean>
  /** Takes one call back: what turned out to be right is no guess. */
  giveBack: (name: LimitName, key: string) => Promise<void>
  /** Lets the key begin anew; what another process counted by itself stays there until its window ends. */
  clear: (name: LimitName, key: string) => Promise<void>
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
  | 'phone-code'
  | 'phone-try'
  | 'coupon'
  | 'letter'
  | 'poll'
  | 'upload'
  | 'archive'
  | 'comment'

interface Rule {
  readonly points: number
  readonly seconds: number
  readonly code: ErrorCode
  /** Counted in the database, over all processes; else in this one. */
  readonly shared: boolean
}

/** The limits as one table. */
function rulesOf(limits: Limits): Record<LimitName, Rule> {
  return {
    call: { points: limits.callsPerMinute, seconds: MINUTE, code: 'rate/limit', shared: false },
    'search-burst': {
      points: limits.searchBurst,
      seconds: BURST_WINDOW,
      code: 'search/suspicious',
      shared: false,
    },
    'search-guest': { points: limits.searchesPerDayGuest, seconds: DAY, code: 'search/limit', shared: true },
    'search-user': { points: limits.searchesPerDayUser, seconds: DAY, code: 'search/limit', shared: true },
    login: { points: limits.loginsPerHour, seconds: HOUR, code: 'rate/limit', shared: true },
    'login-device': { points: limits.loginsPerAccountHour, seconds: HOUR, code: 'rate/limit', shared: true },
    'login-account': { points: limits.loginsPerAccountHour, seconds: HOUR, code: 'rate/limit', shared: true },
    'login-address': { points: limits.loginsPerAddressHour, seconds: HOUR, code: 'rate/limit', shared: true },
    register: { points: limits.registrationsPerHour, seconds: HOUR, code: 'rate/limit', shared: true },
    reset: { points: limits.resetsPerHour, seconds: HOUR, code: 'rate/limit', shared: true },
    'reset-account': { points: limits.resetsPerAccountHour, seconds: HOUR, code: 'rate/limit', shared: true },
    'reset-address': { points: limits.resetsPerAddressHour, seconds: HOUR, code: 'rate/limit', shared: true },
    comment: { points: limits.commentsPerHour, seconds: HOUR, code: 'rate/limit', shared: true },
    letter: { points: limits.lettersPerHour, seconds: HOUR, code: 'rate/limit', shared: true },
    poll: { points: limits.pollsPerHour, seconds: HOUR, code: 'rate/limit', shared: true },
    upload: { points: limits.uploadsPerHour, seconds: HOUR, code: 'rate/limit', shared: true },
    archive: { points: limits.archivesPerMinute, seconds: MINUTE, code: 'rate/limit', shared: false },
    'phone-code': { points: limits.phoneCodesPerDay, seconds: DAY, code: 'rate/limit', shared: true },
    'phone-try': { points: limits.phoneTriesPerHour, seconds: HOUR, code: 'rate/limit', shared: true },
    coupon: { points: limits.couponsPerHour, seconds: HOUR, code: 'rate/limit', shared: true },
    order: { points: limits.ordersPerMinute, seconds: MINUTE, code: 'rate/limit', shared: false },
  }
}

export function createRateLimits(database: Database, limits: Limits): RateLimits {
  // The limiter speaks to a node-postgres client; a query object is all it ever sends.
  const storeClient = {
    query: ({ text, values }: { text: string; values?: unknown[] }) => database.runRawSql(text, values),
  }
  const rules = rulesOf(limits)
  const limiters = new Map<LimitName, RateLimiterAbstract>(
    (Object.entries(rules) as [LimitName, Rule][]).map(([name, { points, seconds, shared }]) => {
      const options = { keyPrefix: name, points, duration: seconds }
      return [
        name,
        shared
          ? new RateLimiterPostgres({
              ...options,
              storeClient,
              storeType: 'client',
              tableName: 'rate_limits',
              tableCreated: true,
              // Who goes on guessing beyond a limit costs no more statements.
              inMemoryBlockOnConsumed: points + 1,
            })
          : new RateLimiterMemory(options),
      ]
    }),
  )
  const keyOf = (name: LimitName, key: string) => (rules[name].shared ? digest(key) : key)
  return {
    isWithin,
    async spend(name, key) {
      if (!(await isWithin(name, key))) throw appError(rules[name].code, `${name}: ${key}`)
    },
    async giveBack(name, key) {
      await limiters.get(name)?.reward(keyOf(name, key))
    },
    async clear(name, key) {
      await limiters.get(name)?.delete(keyOf(name, key))
    },
  }

  async function isWithin(name: LimitName, key: string): Promise<boolean> {
    try {
      await limiters.get(name)?.consume(keyOf(name, key))
      return true
    } catch (error) {
      if (error instanceof RateLimiterRes) return false
      throw error
    }
  }
}

/** What people typed may be of any length, and is not kept beside the counters. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url')
