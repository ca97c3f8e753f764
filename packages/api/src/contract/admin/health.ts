import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { instantSchema, roublesSchema } from '../shared.ts'

const count = v.number()

/** How the service itself does; sources are in `sources.listSources`, jobs in `maintenance.listJobs`. */
export const adminHealth = {
  getHealth: endpoint({
    id: 'OWN-admin-health',
    method: 'GET',
    path: '/admin/health',
    access: 'staff:jobs.read',
    reply: v.object({
      measured_at: instantSchema,
      emails: v.object({
        /** Effects outside that wait: emails, text messages, receipts. */
        waiting: count,
        oldest_seconds: count,
        /** Addresses that refused emails for good in the last 30 days. */
        refused_addresses: count,
        /** What was not sent in the last 30 days, after all tries. */
        given_up: count,
      }),
      /** Payments that the provider has not decided. */
      open_payments: v.object({ count, oldest_seconds: count }),
      /** Refunds that a provider refused: a person returns the money. */
      refused_refunds: count,
      /** Share of the calls that a service allows in a window; 1 is all of them. */
      quotas: v.array(v.object({ source: v.string(), window_seconds: count, share: count })),
      /** Money at contractors; null where they do not say it. */
      accounts: v.array(
        v.object({ contractor: v.string(), roubles: v.nullable(roublesSchema), is_low: v.boolean() }),
      ),
      /** Age of the oldest loaded part of the register; null: none is loaded. */
      register_seconds: v.nullable(count),
      /** Of the last backup; null: there was none. */
      backup_at: v.nullable(instantSchema),
      /** Of the disk with files; null: they are stored elsewhere. */
      storage: v.nullable(v.object({ total_bytes: count, free_bytes: count })),
      database_bytes: count,
    }),
  }),
}
