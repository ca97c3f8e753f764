import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { flagQuerySchema, idSchema, instantSchema, pageQuery, roublesSchema } from '../shared.ts'

/** A return, a payout or a merge of accounts by the staff that is not carried out yet, or what became of it. */
export const pendingActSchema = v.object({
  pending_id: v.string(),
  /** `withdrawal` pays a request of a partner, `payout` pays him without one, `merge` makes two accounts one. */
  kind: v.picklist(['return', 'withdrawal', 'payout', 'merge']),
  order_item_id: v.nullable(v.string()),
  order_number: v.nullable(v.number()),
  withdrawal_id: v.nullable(v.string()),
  /** The partner of a payout; the account that goes into `into_id`. */
  person_id: v.nullable(v.string()),
  into_id: v.nullable(v.string()),
  amount: roublesSchema,
  reason: v.string(),
  made_by: v.string(),
  /** Name of who made it, or his address where he gave none. */
  maker: v.string(),
  made_at: instantSchema,
  /** Until then it can be cancelled; it is carried out after that. */
  due_at: instantSchema,
  /** It waits for the word of another member of the staff. */
  waits_for_second: v.boolean(),
  confirmed_by: v.nullable(v.string()),
  confirmer: v.nullable(v.string()),
  confirmed_at: v.nullable(instantSchema),
  /** Null: it waits. */
  outcome: v.nullable(v.picklist(['done', 'cancelled', 'refused'])),
  /** Why it was refused, in Russian. */
  refusal: v.nullable(v.string()),
  /** Who cancelled it. */
  ended_by: v.nullable(v.string()),
  ender: v.nullable(v.string()),
  ended_at: v.nullable(instantSchema),
})

const params = v.object({ id: idSchema })

/** What of the staff waits: until it can no longer be undone, or for a second signature. */
export const adminPending = {
  /** What waits, the first due first; with `ended` what is over, the last first. */
  listPending: endpoint({
    id: 'OWN-pending',
    method: 'GET',
    path: '/admin/pending',
    access: 'staff:refunds.write',
    query: v.object({ ended: flagQuerySchema, ...pageQuery }),
    reply: v.object({ pending: v.array(pendingActSchema) }),
  }),
  /** By any member of the staff who may do it; a payout by who may pay partners. */
  cancelPending: endpoint({
    id: 'OWN-pending-cancel',
    method: 'POST',
    path: '/admin/pending/{id}/cancel',
    access: 'staff:refunds.write',
    params,
    reply: pendingActSchema,
    errors: ['pending/not-found', 'pending/ended', 'access/denied'],
    idempotent: true,
  }),
  /** The second signature: by another member of the staff who may do it. */
  confirmPending: endpoint({
    id: 'OWN-pending-confirm',
    method: 'POST',
    path: '/admin/pending/{id}/confirm',
    access: 'staff:refunds.write',
    params,
    reply: pendingActSchema,
    errors: ['pending/not-found', 'pending/ended', 'pending/own', 'pending/no-second', 'access/denied'],
    idempotent: true,
  }),
}
