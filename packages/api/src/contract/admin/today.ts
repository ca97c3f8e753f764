import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { instantSchema, roublesSchema } from '../shared.ts'
import { sourceHealthSchema } from '../sources.ts'

const count = v.number()
const at = v.nullable(instantSchema)

/** What waits for a person of the staff. */
export const STAFF_QUEUES = [
  /** Documents that the operator has to order. */
  'fulfilments',
  /** Documents that did not come within their term; the buyer got the money back. */
  'late-fulfilments',
  /** Received files that answer nothing, or several things. */
  'intake-files',
  /** Items that are not done within their term, for another reason. */
  'late-items',
  /** Accounts at contractors with too little money. */
  'contractor-accounts',
  /** Visitors who asked for the number of an object. */
  'number-waits',
  /** Jobs that failed for good or do not end. */
  'jobs',
  /** Requests of people who were checked (152-ФЗ). */
  'subject-requests',
  /** Messages about errors in reports. */
  'faults',
  /** Refunds that a payment provider refused. */
  'refused-refunds',
  /** Payments without a final word of their provider for a day. */
  'payments',
  /** Partners who asked for their money. */
  'withdrawals',
] as const

/** One of `STAFF_QUEUES`. */
export type StaffQueue = (typeof STAFF_QUEUES)[number]

const queueSchema = v.object({
  key: v.picklist(STAFF_QUEUES),
  count,
  /** Since when the oldest waits; null: nothing waits. */
  oldest_at: at,
  /** The nearest term; null where nothing waits, or what waits has no term. */
  due_at: at,
  /** Those whose term is over. */
  overdue: count,
})

const moneySchema = v.object({
  paid: roublesSchema,
  /** What of `paid` came by card or another way of a payment provider. */
  card: roublesSchema,
  /** What of `paid` came from own money on balances; bills are paid this way. */
  balance: roublesSchema,
  bonus: roublesSchema,
  returned: roublesSchema,
  /** `paid` without `returned`. */
  net: roublesSchema,
  /** `net` of the same day of the last week, up to the same time; null from before the first payment. */
  net_week_ago: v.nullable(roublesSchema),
  /** By site, the largest first; an empty one is that of tariffs, which are sold for all. */
  sites: v.array(
    v.object({ site: v.string(), paid: roublesSchema, returned: roublesSchema, net: roublesSchema }),
  ),
  /** Payments without a final word of their provider for a day. */
  unreconciled: v.object({ count, sum: roublesSchema }),
})

const hourSchema = v.object({
  /** 0 to 23 by the clocks of Moscow. */
  hour: v.number(),
  /** Orders made in it; null while it has not begun. */
  orders: v.nullable(count),
  /** The mean of the four last same days of the week, or of those that there were; null without any. */
  usual: v.nullable(v.number()),
})

const errors = ['access/denied', 'staff/factor-needed', 'staff/other-network'] as const

export const adminToday = {
  /**
   * The first screen of the console: what waits for a person, by the nearest term, the money and the orders of the
   * Moscow day, sources and jobs. Everything that the caller has no permission for is absent or null.
   */
  getToday: endpoint({
    id: 'OWN-admin-today',
    method: 'GET',
    path: '/admin/today',
    access: 'user',
    reply: v.object({
      now: instantSchema,
      /** YYYY-MM-DD in Moscow. */
      day: v.string(),
      /** By the nearest term, then by age; the empty ones last. */
      queues: v.array(queueSchema),
      /** Null without `statistics.read`. */
      money: v.nullable(moneySchema),
      /** 24 hours of the Moscow day; null without `statistics.read`. */
      hours: v.nullable(v.array(hourSchema)),
      sources: v.array(v.omit(sourceHealthSchema, ['days', 'measured_since'])),
      /** Null without `jobs.read`. */
      jobs: v.nullable(
        v.object({
          active: count,
          /** Their time has come, and they wait for their turn. */
          waiting: count,
          /** They wait for their time. */
          scheduled: count,
          /** Those of both that failed before. */
          retry: count,
          failed: count,
          /** Those that have run for longer than jobs do. */
          stuck: count,
          completed_today: count,
        }),
      ),
    }),
    errors,
  }),
  /** How much waits behind each queue, for the menu: `queues` of the first screen, without the rest. */
  countWaiting: endpoint({
    id: 'OWN-admin-waiting',
    method: 'GET',
    path: '/admin/waiting',
    access: 'user',
    reply: v.object({ queues: v.array(v.pick(queueSchema, ['key', 'count', 'overdue'])) }),
    errors,
  }),
}
