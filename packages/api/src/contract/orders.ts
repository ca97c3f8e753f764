import { emailInputSchema, phoneInputSchema } from '@proverka/domain'
import { fitsBytes } from '@proverka/domain/internal'
import { WHOLESALE_MOST_ROWS } from '@proverka/domain/property'
import { ITEM_BYTES, MOST_TOGETHER, orderItemInputSchema, orderItemSchema } from '@proverka/domain/orders'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { orderList } from './order-list.ts'
import { orderMoney } from './order-money.ts'
import { orderPage } from './order-page.ts'
import { idSchema, jwtExtraSchema, linkTextSchema, roublesSchema } from './shared.ts'

/** All parts of an order together. */
const ORDER_BYTES = 64 * 1024

const orderMetadataSchema = v.looseObject({
  /** 'balance' and 'custom' are top-ups of `amount` roubles, without items (AMB-39). */
  orderType: v.optional(v.string(), 'default'),
  amount: v.optional(v.pipe(v.number(), v.finite())),
})

/** `product_type` is the specification's second word for `product_name` (ENTITY-17). */
export const orderItemReplySchema = v.object({ ...orderItemSchema.entries, product_type: v.string() })

export const orderReplySchema = v.object({
  id: v.string(),
  total_amount: roublesSchema,
  order_items: v.array(orderItemReplySchema),
  /** Null when nothing is left to pay, and while the provider is away: `resumePayment` opens the payment then. */
  payment_data: v.nullable(v.object({ confirmation: v.object({ confirmation_token: v.string() }) })),
  redirect_url: v.string(),
  use_account_balance: v.boolean(),
  /** What is to be said of its price, for example that a coupon was used before. */
  notices: v.optional(v.array(v.string())),
})

const orderFields = {
  order_items: v.pipe(
    v.array(orderItemInputSchema),
    v.maxLength(WHOLESALE_MOST_ROWS, `Не больше ${WHOLESALE_MOST_ROWS} позиций в заказе`),
    v.check(
      (items) =>
        fitsBytes(
          items.map(({ metadata }) => metadata),
          ORDER_BYTES,
        ),
      'Слишком много данных в заказе',
    ),
  ),
  redirect_url: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
  metadata: v.optional(
    v.pipe(
      orderMetadataSchema,
      v.check((value) => fitsBytes(value, ITEM_BYTES), 'Слишком много данных'),
    ),
    {},
  ),
  payment_source: v.optional(v.string()),
  partner_id: v.optional(v.nullable(linkTextSchema)),
  /** The unpaid order that this one is made instead of. */
  replaces: v.optional(idSchema),
  /** Orders a report that the buyer has already; without it such an order is refused (`order/already-owned`). */
  again: v.optional(v.boolean(), false),
}

const ORDER_ERRORS = [
  'order/empty',
  'order/object-not-confirmed',
  'order/no-number',
  'order/object-closed',
  'order/urgent-unavailable',
  'order/insurance-unavailable',
  'house/not-found',
  'estimate/too-few',
  'product/not-found',
  'order/subject-missing',
  'order/purpose-missing',
  'order/already-owned',
  'top-up/amount-wrong',
  'sale/closed',
  'payment/not-found',
] as const

/** A report that the buyer has: a sibling of `error` in the refusal `order/already-owned`. */
export const ownedReportSchema = v.object({
  ...orderItemSchema.entries,
  order_id: v.string(),
  /** When it was done, or paid while it is in progress. */
  date: v.string(),
})

export const orders = {
  ...orderList,
  ...orderMoney,
  ...orderPage,
  createOrder: endpoint({
    id: 'CALL-025',
    method: 'POST',
    path: '/order',
    access: 'user',
    body: v.object({
      ...orderFields,
      use_account_balance: v.optional(v.boolean(), false),
    }),
    reply: orderReplySchema,
    errors: ORDER_ERRORS,
    idempotent: true,
    sourceSite: true,
  }),
  createRegistrationOrder: endpoint({
    id: 'CALL-026',
    method: 'POST',
    path: '/regorder',
    access: 'guest',
    body: v.object({
      ...orderFields,
      phone: phoneInputSchema,
      email: emailInputSchema,
      registartion_url: v.pipe(v.string(), v.maxLength(2000)),
    }),
    reply: v.object({ order: orderReplySchema, person: v.object({ email: v.string() }) }),
    extra: jwtExtraSchema,
    errors: [...ORDER_ERRORS, 'auth/needed', 'consent/missing', 'person/removed'],
    idempotent: true,
    sourceSite: true,
  }),
  checkOrderPaid: endpoint({
    id: 'CALL-027',
    method: 'GET',
    path: '/check_order_paid/{id}',
    access: 'guest',
    params: v.object({ id: idSchema }),
    reply: v.object({ is_order_paid: v.boolean() }),
    errors: ['order/not-found', 'payment/not-found'],
  }),
  /**
   * One payment for several own unpaid orders over what they cost now. They are paid when it is; what cannot be any more by
   * then leaves its money on the balance.
   */
  payOrders: endpoint({
    id: 'OWN-orders-pay',
    method: 'POST',
    path: '/orders/pay',
    access: 'user',
    body: v.object({
      order_ids: v.pipe(
        v.array(idSchema),
        v.minLength(1, 'Выберите заказы'),
        v.maxLength(MOST_TOGETHER, `Не больше ${MOST_TOGETHER} заказов за раз`),
        v.check((ids) => new Set(ids).size === ids.length, 'Каждый заказ — один раз'),
      ),
    }),
    reply: orderReplySchema,
    errors: [
      'order/not-found',
      'order/superseded',
      'payment/already-paid',
      'top-up/amount-wrong',
      'sale/closed',
      'rate/limit',
    ],
    idempotent: true,
  }),
  /** Pays an order that was left unpaid: a new confirmation token for the widget. */
  resumePayment: endpoint({
    id: 'OWN-resume-payment',
    method: 'POST',
    path: '/order/{id}/payment',
    access: 'guest',
    params: v.object({ id: idSchema }),
    reply: orderReplySchema,
    errors: ['order/not-found', 'order/superseded', 'payment/not-found', 'payment/already-paid'],
    idempotent: true,
  }),
}
