import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema, roublesSchema } from '../shared.ts'
import { lineSchema } from './fields.ts'
import { pendingActSchema } from './pending.ts'

const count = v.number()

/** Why two accounts are not merged. */
const REFUSALS = [
  'merge/same',
  'merge/closed',
  'merge/staff',
  'merge/roles',
  'merge/not-proven',
  'merge/two-tariffs',
  'merge/partner',
  'merge/invited',
  'merge/withdrawal',
  'merge/debt',
  'merge/pending',
] as const

/** Two accounts of one person become one, and a closed account is opened again. */
export const adminAccountMerge = {
  /** What merging would do now, `id` into `into`. Nothing is changed. */
  previewMerge: endpoint({
    id: 'OWN-admin-merge-preview',
    method: 'GET',
    path: '/admin/clients/{id}/merge',
    access: 'staff:clients.merge',
    params: v.object({ id: idSchema }),
    query: v.object({ into: idSchema }),
    reply: v.object({
      /** Why it is refused, in Russian; empty: it is not. */
      refusals: v.array(v.string()),
      counts: v.object({
        orders: count,
        /** Finished ones. */
        reports: count,
        deals: count,
        files: count,
        watches: count,
        /** What both accounts watch: those of the first end, what was not used of their price comes back. */
        doubled_watches: count,
        shares: count,
        saved: count,
        payers: count,
        comments: count,
        sessions: count,
        api_tokens: count,
        webhooks: count,
      }),
      own: roublesSchema,
      bonus: roublesSchema,
      /** Paid for what is not delivered yet. */
      prepaid: roublesSchema,
      /** Name of the tariff that goes with the account. */
      tariff: v.nullable(v.string()),
      /** Another member of the staff confirms it: more money moves than one may move alone. */
      needs_second: v.boolean(),
      /** Until then it can be cancelled, minutes. */
      undo_minutes: v.number(),
    }),
    errors: ['person/not-found'],
  }),
  /** Waits until it can no longer be undone, and for a second signature where one is needed. Null: it is done. */
  mergeAccounts: endpoint({
    id: 'OWN-admin-merge',
    method: 'POST',
    path: '/admin/clients/{id}/merge',
    access: 'staff:clients.merge',
    params: v.object({ id: idSchema }),
    body: v.object({ into: idSchema, reason: lineSchema(300) }),
    reply: v.object({ pending: v.nullable(pendingActSchema) }),
    errors: ['person/not-found', 'pending/exists', 'pending/changed', ...REFUSALS],
    idempotent: true,
  }),
  /** An account that the staff closed signs in again; what is destroyed or merged stays so. */
  reopenAccount: endpoint({
    id: 'OWN-admin-reopen',
    method: 'PUT',
    path: '/admin/clients/{id}/reopen',
    access: 'staff:clients.write',
    params: v.object({ id: idSchema }),
    body: v.object({ reason: lineSchema(300) }),
    reply: v.object({ person_id: idSchema }),
    errors: ['person/not-found', 'person/not-closed', 'person/erased', 'person/merged'],
  }),
}
