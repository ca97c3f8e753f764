import {
  MOST_ARCHIVED,
  MOST_EXPORTED,
  orderItemSchema,
  ORDER_SORTS,
  ORDER_STAGES,
} from '@proverka/domain/orders'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { idSchema, instantSchema, pageQuery, roublesSchema } from './shared.ts'

/** A verdict as page, PDF and lists have it: a mark and its words. */
const verdictSchema = v.object({
  tone: v.picklist(['red', 'orange', 'yellow', 'green', 'grey', 'wait']),
  words: v.string(),
})

/** One bought thing as the lists show it. */
export const orderHistoryItemSchema = v.object({
  ...orderItemSchema.entries,
  kadnum: v.nullable(v.string()),
  ItemMetadata: v.object({ address: v.string(), kadastr_number: v.string() }),
  /** True when there is a report to read. */
  has_report: v.boolean(),
  /** The verdict of a report that is done; null before. */
  verdict: v.nullable(verdictSchema),
})

export const orderHistorySchema = v.object({
  orderId: v.string(),
  /** Number for people. */
  number: v.number(),
  totalAmount: roublesSchema,
  email: v.string(),
  date: v.string(),
  Paid: v.boolean(),
  /** Null while nothing is paid. */
  paid_by: v.nullable(v.picklist(['card', 'balance', 'invoice', 'free'])),
  /** Unpaid for so long that its prices have expired: it is paid at today's prices. */
  expired: v.boolean(),
  state: v.picklist(ORDER_STAGES),
  /** Whom or what it is about: a cadastral number, an address, a person by surname and initials. */
  subject: v.string(),
  /** One verdict over all parts; null while a part is in progress, and where nothing was delivered. */
  verdict: v.nullable(verdictSchema),
  /** End of the retention of its files. */
  kept_until: instantSchema,
  items: v.array(orderHistoryItemSchema),
})

/** A month of Moscow, YYYY-MM. */
const monthQuery = v.optional(
  v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Месяц в виде ГГГГ-ММ')),
)

const filterQuery = {
  month: monthQuery,
  /** How it was paid; `none`: not yet. */
  payment: v.optional(
    v.picklist(['card', 'balance', 'invoice', 'free', 'none'], 'Неизвестный способ оплаты'),
  ),
  state: v.optional(v.picklist(ORDER_STAGES, 'Неизвестное состояние заказа')),
  /** Name of a product: orders that hold it. */
  product: v.optional(v.pipe(v.string(), v.maxLength(100, 'Поле слишком длинное'))),
  /** A part of the number, of the object, of an address or of a name. */
  search: v.optional(v.pipe(v.string(), v.maxLength(200, 'Поле слишком длинное'))),
  sort: v.optional(v.picklist(ORDER_SORTS, 'Так заказы не сортируются'), 'number'),
  direction: v.optional(v.picklist(['asc', 'desc'], 'Ожидалось asc или desc'), 'desc'),
}

/** Ids of chosen orders, with commas between them. */
const chosenSchema = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',')),
    v.array(idSchema),
    v.maxLength(most, `Не больше ${most} заказов`),
  )

/** The receipt of a payment, of a rendered service, of money given back. */
export const receiptSchema = v.object({
  id: idSchema,
  kind: v.picklist(['advance', 'settlement', 'return']),
  amount: roublesSchema,
  created_at: instantSchema,
})

/** One thing that waits for its person. */
export const waitingTaskSchema = v.object({
  /** A report to read, an order to pay, data to add, files to save before they go. */
  kind: v.picklist(['unread', 'payment', 'data', 'files']),
  order: orderHistorySchema,
  /** The parts that it is about. */
  order_item_ids: v.array(idSchema),
  /** Since when it waits. */
  since: instantSchema,
  /** Until when; null for what has no term. */
  until: v.nullable(instantSchema),
})

/** Problems that need the user's attention, each with its time. */
export const watchOutSchema = v.variant('kind', [
  v.object({ kind: v.literal('email-refused'), at: instantSchema }),
  /** Since the registration. */
  v.object({ kind: v.literal('email-unproven'), at: instantSchema }),
  v.object({ kind: v.literal('no-password'), at: instantSchema }),
  /** Time of the promise that has passed. */
  v.object({ kind: v.literal('late'), order_id: idSchema, number: v.number(), at: instantSchema }),
  v.object({ kind: v.literal('tariff-ending'), name: v.string(), at: instantSchema }),
  v.object({ kind: v.literal('token-ending'), hint: v.string(), at: instantSchema }),
])

/** The lists of what a person ordered. */
export const orderList = {
  listOrders: endpoint({
    id: 'CALL-020',
    method: 'GET',
    path: '/orders',
    access: 'user',
    query: v.object({ ...pageQuery, ...filterQuery }),
    reply: v.object({ orders: v.array(orderHistorySchema), count: v.number() }),
  }),
  /** How many orders there are in each state, of a month or of all; of which products and months there are any. */
  getOrderSummary: endpoint({
    id: 'OWN-orders-summary',
    method: 'GET',
    path: '/orders/summary',
    access: 'user',
    query: v.object({ month: monthQuery }),
    reply: v.object({
      count: v.number(),
      states: v.object({
        data: v.number(),
        payment: v.number(),
        going: v.number(),
        done: v.number(),
        refund: v.number(),
      }),
      /** With orders, the latest first, YYYY-MM; whatever the month of the query is. */
      months: v.array(v.string()),
      products: v.array(v.object({ product_name: v.string(), product_name_ru: v.string() })),
    }),
  }),
  /** What waits for the person, what the person has, and how far the next tariff is. */
  getOverview: endpoint({
    id: 'OWN-overview',
    method: 'GET',
    path: '/overview',
    access: 'user',
    reply: v.object({
      /** The nearest term first. */
      tasks: v.array(waitingTaskSchema),
      /** How many further tasks are not listed. */
      more: v.number(),
      /** Orders that wait for a payment or for data, listed or not. */
      waiting_orders: v.number(),
      watch_outs: v.array(watchOutSchema),
      /** Days that an unpaid order keeps its prices. */
      unpaid_days: v.number(),
      balance: v.object({ own: roublesSchema, bonus: roublesSchema }),
      deals: v.object({
        count: v.number(),
        /** Those that lack a paper, and how many papers they lack. */
        waiting: v.number(),
        missing: v.number(),
      }),
      /** Earned as a partner and ready to be paid out. */
      withdrawable: roublesSchema,
      tariff: v.object({
        tariff_simple_id: v.number(),
        name: v.string(),
        active_until: v.nullable(instantSchema),
        /** Paid and not refunded; more than `threshold` leads to the next tariff. */
        paid: roublesSchema,
        threshold: roublesSchema,
      }),
    }),
  }),
  /** The same orders as a spreadsheet: all that the filter finds, or those that were chosen. */
  exportOrders: endpoint({
    id: 'OWN-orders-export',
    method: 'GET',
    path: '/orders/export',
    access: 'user',
    query: v.object({
      ...filterQuery,
      ids: v.optional(chosenSchema(MOST_EXPORTED)),
    }),
    reply: 'blob',
    errors: ['rate/limit'],
    timeoutMs: 120_000,
  }),
  /** The files of several own orders in one ZIP, a folder each; its index names what has none yet. */
  downloadOrders: endpoint({
    id: 'OWN-orders-archive',
    method: 'GET',
    path: '/orders/archive',
    access: 'user',
    query: v.object({ ids: chosenSchema(MOST_ARCHIVED) }),
    reply: 'blob',
    errors: ['order/not-found', 'order/not-ready', 'rate/limit'],
    timeoutMs: 120_000,
  }),
  listReceipts: endpoint({
    id: 'OWN-order-receipts',
    method: 'GET',
    path: '/order/{id}/receipts',
    access: 'order',
    params: v.object({ id: idSchema }),
    reply: v.array(receiptSchema),
    errors: ['order/not-found', 'access/denied'],
  }),
}
