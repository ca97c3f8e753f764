import type { ErrorCode } from '@proverka/domain/errors'
import type { Limits } from '../config/limits.ts'

const SECOND = 1
const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
const BURST_WINDOW = 10 * SECOND

/** How many browsers a network is taken for that use all their searches up: an office, or the customers of a phone company. */
export const SEARCHERS_OF_NETWORK = 20

/** How many calls of one key there may be in so many seconds. */
export interface RateRule {
  readonly points: number
  readonly seconds: number
  /** Of the refusal beyond it. */
  readonly code: ErrorCode
  /** In this process alone; in the database, over all processes, with each call; or there when the counts are settled. */
  readonly counted: 'here' | 'at-once' | 'later'
  /** How many times as many all guests together may call: no address changes that counter (SAFE-25). */
  readonly ofGuests?: number
}

const most = (
  points: number,
  seconds: number,
  rest: Partial<Pick<RateRule, 'code' | 'counted' | 'ofGuests'>> = {},
): RateRule => ({ points, seconds, code: 'rate/limit', counted: 'at-once', ...rest })

/** The limits as one table. */
export function rateRules(limits: Limits) {
  return {
    call: most(limits.callsPerMinute, MINUTE, { counted: 'here' }),
    'search-burst': most(limits.searchBurst, BURST_WINDOW, { code: 'search/suspicious', counted: 'here' }),
    'search-browser': most(limits.searchesPerDayGuest, DAY, { code: 'search/limit', counted: 'later' }),
    'search-network': most(limits.searchesPerDayGuest * SEARCHERS_OF_NETWORK, DAY, {
      code: 'search/limit',
      counted: 'later',
      ofGuests: 100,
    }),
    // Counted and never refused: how hard the next task is, and how often support set an address back.
    'search-proven': most(Number.MAX_SAFE_INTEGER, DAY, { counted: 'later' }),
    'search-reset': most(Number.MAX_SAFE_INTEGER, DAY, { counted: 'later' }),
    // The nonce of a task, for longer than the task is accepted.
    proof: most(1, HOUR),
    'search-user': most(limits.searchesPerDayUser, DAY, { code: 'search/limit', counted: 'later' }),
    login: most(limits.loginsPerHour, HOUR),
    'login-device': most(limits.loginsPerAccountHour, HOUR),
    'login-account': most(limits.loginsPerAccountHour, HOUR),
    'login-address': most(limits.loginsPerAddressHour, HOUR),
    register: most(limits.registrationsPerHour, HOUR, { ofGuests: 50 }),
    reset: most(limits.resetsPerHour, HOUR),
    'reset-account': most(limits.resetsPerAccountHour, HOUR),
    'reset-address': most(limits.resetsPerAddressHour, HOUR),
    passport: most(limits.passportsPerDay, DAY, { ofGuests: 100 }),
    confirm: most(limits.confirmationsPerDay, DAY, { ofGuests: 50 }),
    'confirm-list': most(limits.listConfirmationsPerDay, DAY, { ofGuests: 25 }),
    'wholesale-guest': most(limits.listRowsPerDayGuest, DAY, { code: 'wholesale/limit' }),
    'wholesale-user': most(limits.listRowsPerDayUser, DAY, { code: 'wholesale/limit' }),
    comment: most(limits.commentsPerHour, HOUR),
    email: most(limits.emailsPerHour, HOUR, { ofGuests: 30 }),
    'recipient-hour': most(limits.emailsToOnePerHour, HOUR),
    'recipient-day': most(limits.emailsToOnePerDay, DAY),
    poll: most(limits.pollsPerHour, HOUR),
    fault: most(limits.faultsPerDay, DAY),
    'subject-request': most(limits.subjectRequestsPerDay, DAY, { ofGuests: 40 }),
    'act-code': most(limits.actCodesPerHour, HOUR),
    'deal-link': most(limits.dealLinksPerHour, HOUR),
    share: most(limits.sharesPerHour, HOUR),
    'share-opening': most(limits.shareOpeningsPerHour, HOUR, { ofGuests: 20 }),
    verify: most(limits.verificationsPerHour, HOUR, { ofGuests: 20 }),
    upload: most(limits.uploadsPerHour, HOUR),
    archive: most(limits.archivesPerMinute, MINUTE, { counted: 'here' }),
    'phone-code': most(limits.phoneCodesPerDay, DAY),
    'phone-try': most(limits.phoneTriesPerHour, HOUR),
    'staff-factor': most(limits.staffFactorTriesPerHour, HOUR),
    coupon: most(limits.couponsPerHour, HOUR, { ofGuests: 30 }),
    'order-day': most(limits.ordersPerDay, DAY),
    'order-data': most(limits.orderKilobytesPerDay, DAY),
    'event-day': most(limits.eventsPerDay, DAY),
    order: most(limits.ordersPerMinute, MINUTE, { counted: 'here' }),
  } satisfies Record<string, RateRule>
}

export type LimitName = keyof ReturnType<typeof rateRules>
