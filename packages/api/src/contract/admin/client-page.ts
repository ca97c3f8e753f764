import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema, instantSchema, roublesSchema } from '../shared.ts'
import { maskedClientSchema, staffNoteSchema } from './order-page.ts'
import { pendingActSchema } from './pending.ts'

const at = v.nullable(instantSchema)
const count = v.number()

export const adminClientPage = {
  /** One client: what he ordered, his money, tariff and sessions; personal data are masked. */
  getClientPage: endpoint({
    id: 'OWN-admin-client-page',
    method: 'GET',
    path: '/admin/clients/{id}/page',
    access: 'staff:clients.read',
    params: v.object({ id: idSchema }),
    reply: v.object({
      client: maskedClientSchema,
      person_role: v.number(),
      created_at: instantSchema,
      email_proven_at: at,
      phone_verified_at: at,
      /** Since when the account is closed by the staff or its owner: nobody signs in to it. */
      removed_at: at,
      /** Since when its data are destroyed. */
      erased_at: at,
      /** Holds orders that guests made with the address of another account, which has not proven it. */
      is_holder: v.boolean(),
      /** The account that this one became part of: its address leads there. */
      merged_into: v.nullable(idSchema),
      /** Accounts that became part of this one. */
      merged: v.array(v.object({ person_id: idSchema, merged_at: instantSchema })),
      /** A merge of this account that waits. */
      pending: v.array(pendingActSchema),
      partner_id: v.nullable(v.string()),
      campaign: v.nullable(v.string()),
      source: v.nullable(v.string()),
      /** Live ones. */
      sessions: count,
      tariff: v.nullable(
        v.object({ tariff_id: v.number(), name: v.string(), activated_at: instantSchema, active_until: at }),
      ),
      balance: v.object({
        own: roublesSchema,
        bonus: roublesSchema,
        /** Paid for what is not delivered yet. */
        prepaid: roublesSchema,
      }),
      /** Orders that were made, with what was paid for them net of returns. */
      totals: v.object({ orders: count, paid: count, net: roublesSchema }),
      /** The newest ones; empty without `orders.read`. */
      orders: v.array(
        v.object({
          order_id: idSchema,
          number: v.number(),
          site: v.string(),
          purpose: v.picklist(['items', 'top-up']),
          created_at: instantSchema,
          paid_at: at,
          total: roublesSchema,
          returned: roublesSchema,
          /** Names of the services, each once. */
          products: v.array(v.string()),
          /** How many items are in each state. */
          states: v.record(v.string(), count),
        }),
      ),
      /** The newest movements of the balance. */
      movements: v.array(
        v.object({
          movement_id: v.string(),
          kind: v.string(),
          description: v.string(),
          created_at: instantSchema,
          own: roublesSchema,
          bonus: roublesSchema,
          /** What both came to after it. */
          balance: roublesSchema,
        }),
      ),
      /** Of all his orders, newest first; empty without `orders.read`. */
      notes: v.array(staffNoteSchema),
    }),
    errors: ['person/not-found'],
  }),
}
