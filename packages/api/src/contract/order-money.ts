import { REQUIRED_MESSAGE } from '@proverka/domain'
import { movementKinds, movementSchema } from '@proverka/domain/orders'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema, pageQuery, roublesSchema } from './shared.ts'

export const invoiceSchema = v.object({
  invoice_id: idSchema,
  /** Number for people. */
  number: v.number(),
  amount: roublesSchema,
  /** Path of its PDF below the API base. */
  url: v.string(),
  date: v.string(),
  paid: v.boolean(),
  /** Name of the payer; empty for a bill without requisites. */
  payer: v.string(),
})

/** The money side of the area `orders`. */
export const orderMoney = {
  returnProduct: endpoint({
    id: 'CALL-029',
    method: 'POST',
    path: '/return_product',
    access: 'user',
    body: v.object({ order_item_id: idSchema }),
    reply: v.object({ returned: v.literal(true), amount: roublesSchema }),
    errors: [
      'order/not-found',
      'access/denied',
      'order/not-refundable',
      'order/illegal-transition',
      'pending/second-needed',
    ],
    idempotent: true,
  }),
  createInvoice: endpoint({
    id: 'CALL-021',
    method: 'GET',
    path: '/invoice',
    access: 'user',
    query: v.pipe(
      v.object({
        /** Roubles, of a top-up. */
        amount: v.optional(
          v.pipe(
            v.string(),
            v.regex(/^\d{1,6}([.,]\d{1,2})?$/, 'Укажите сумму в рублях'),
            v.transform((text) => Number(text.replace(',', '.'))),
          ),
        ),
        /** An own unpaid order: its sum is the server's. */
        order_id: v.optional(idSchema),
        payer_id: v.optional(idSchema),
      }),
      v.check(
        (given) => (given.amount === undefined) !== (given.order_id === undefined),
        'Укажите сумму в рублях',
      ),
    ),
    reply: invoiceSchema,
    actsOnGet: true,
    errors: [
      'top-up/amount-wrong',
      'sale/closed',
      'payer/not-found',
      'access/denied',
      'order/not-found',
      'order/superseded',
      'payment/already-paid',
    ],
    idempotent: true,
  }),
  listInvoices: endpoint({
    id: 'CALL-030',
    method: 'GET',
    path: '/invoice/list',
    access: 'user',
    query: v.object({ ...pageQuery }),
    reply: v.array(invoiceSchema),
  }),
  downloadInvoice: endpoint({
    id: 'OWN-invoice-file',
    method: 'GET',
    path: '/invoice/{id}/pdf',
    access: 'user',
    params: v.object({ id: idSchema }),
    reply: 'blob',
    errors: ['invoice/not-found', 'access/denied'],
  }),
  /** The act of services of a paid order with no part in progress. It names the payer of its bill, or the one given. */
  downloadAct: endpoint({
    id: 'OWN-order-act',
    method: 'GET',
    path: '/order/{id}/act',
    access: 'user',
    params: v.object({ id: idSchema }),
    query: v.object({ payer_id: v.optional(idSchema) }),
    reply: 'blob',
    errors: ['order/not-found', 'order/no-act', 'payer/not-found', 'access/denied'],
  }),
  /**
   * Positive amounts came in, negative ones were spent; `transactionTitle` of the domain words the descriptions. `own` and
   * `bonus` beside the list are what the person has now.
   */
  listTransactions: endpoint({
    id: 'CALL-031',
    method: 'GET',
    path: '/transaction',
    access: 'user',
    query: v.object({ ...pageQuery, kind: v.optional(v.picklist(movementKinds)) }),
    reply: v.object({
      transactions: v.array(movementSchema),
      count: v.number(),
      own: roublesSchema,
      bonus: roublesSchema,
    }),
  }),
  downloadTransactions: endpoint({
    id: 'OWN-transactions-file',
    method: 'GET',
    path: '/transaction/xlsx',
    access: 'user',
    query: v.object({ kind: v.optional(v.picklist(movementKinds)) }),
    reply: 'blob',
  }),
  /** Puts the amount of a promocode on the bonus, once per person. */
  redeemPromocode: endpoint({
    id: 'OWN-redeem-promocode',
    method: 'POST',
    path: '/promocode',
    access: 'user',
    body: v.object({
      code: v.pipe(v.string(), v.trim(), v.minLength(1, REQUIRED_MESSAGE), v.maxLength(100)),
    }),
    reply: v.object({ code: v.string(), amount: roublesSchema }),
    errors: ['promocode/unknown', 'promocode/used', 'promocode/exhausted'],
    idempotent: true,
  }),
}
