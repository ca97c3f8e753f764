import { isCalendarDate } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { pageQuery, roublesSchema } from './shared.ts'

const daySchema = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => isCalendarDate(text), 'Ожидалась дата вида 2027-01-31'),
  ),
)

/** An order as its partner may know it: what it brought, not who bought what about whom. */
export const partnerOrderSchema = v.object({
  number: v.number(),
  date: v.string(),
  totalAmount: roublesSchema,
  Paid: v.boolean(),
  /** Names of the products. */
  products: v.array(v.string()),
})

export const partner = {
  listPartnerOrders: endpoint({
    id: 'CALL-113',
    method: 'GET',
    path: '/partner/orders',
    access: 'partner',
    query: v.object({ ...pageQuery }),
    reply: v.object({ orders: v.array(partnerOrderSchema), count: v.number() }),
  }),
  getPartnerStats: endpoint({
    id: 'CALL-114',
    method: 'GET',
    path: '/partner/stats',
    access: 'partner',
    query: v.object({ 'date-from': daySchema, 'date-to': daySchema }),
    reply: v.object({
      registrations: v.number(),
      orders: v.number(),
      /** Paid orders. */
      sum: roublesSchema,
      /** Referral bonus. */
      bonus: roublesSchema,
    }),
  }),
}
