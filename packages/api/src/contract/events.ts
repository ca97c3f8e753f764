import * as v from 'valibot'
import { emailInputSchema, REQUIRED_MESSAGE } from '@proverka/domain'
import { endpoint } from './endpoint.ts'
import { advertSchema, roomsSchema } from './adverts.ts'
import { visitEvents } from './visit-events.ts'
import { houseAddressSchema, idSchema, roublesSchema } from './shared.ts'

/** Emails that the product sends on request; there is none with a free recipient and a free text (AMB-103). */
export const EMAIL_TEMPLATES = ['cost-assessment-rating', 'report-link', 'support-question'] as const

/** Adverts that an estimate shows of those it compared. */
export const COMPARABLES_LIMIT = 30

/** The affiliate network's id of a visit: any text (FIND-10). */
const affiliateText = v.pipe(v.string(), v.maxLength(256, 'Поле слишком длинное'))

export const events = {
  ...visitEvents,
  /** A report's link goes to the caller's own address, everything else to the support of the site. */
  postTask: endpoint({
    id: 'CALL-033',
    method: 'POST',
    path: '/task',
    access: 'guest',
    body: v.object({
      email: emailInputSchema,
      title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Поле слишком длинное')), ''),
      template: v.picklist(EMAIL_TEMPLATES, 'Такого шаблона письма нет'),
      params: v.optional(
        v.object({
          order_item_id: v.optional(idSchema),
          rating: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
          text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(4000, 'Поле слишком длинное'))),
        }),
        {},
      ),
    }),
    reply: v.object({ task_id: idSchema }),
    errors: ['order/not-found', 'auth/token-required', 'access/denied'],
  }),
  countDoneOrders: endpoint({
    id: 'CALL-035',
    method: 'GET',
    path: '/orders_done_count',
    access: 'guest',
    reply: v.object({ count: v.number() }),
  }),
  /** A price that rests on adverts; with too few of them there is none. Prices in roubles, area in square metres. */
  estimatePrice: endpoint({
    id: 'CALL-037',
    method: 'POST',
    path: '/estimate',
    access: 'guest',
    body: v.object({
      address: houseAddressSchema,
      area: v.pipe(v.number(), v.minValue(5, 'Площадь от 5 м²'), v.maxValue(1000, 'Площадь до 1000 м²')),
      rooms: roomsSchema,
      floor: v.optional(
        v.pipe(v.number(), v.integer('Ожидалось целое число'), v.minValue(-5), v.maxValue(200)),
      ),
    }),
    reply: v.object({
      price: roublesSchema,
      price_per_m2: roublesSchema,
      /** Half of the compared adverts lie within. */
      range: v.object({ low: roublesSchema, high: roublesSchema }),
      count: v.number(),
      scope: v.picklist(['house', 'district']),
      /** Of the compared adverts `COMPARABLES_LIMIT` at most, from the cheapest metre to the dearest. */
      comparables: v.array(advertSchema),
    }),
    errors: ['house/not-found', 'estimate/too-few'],
  }),
  /** The sum is the server's; one call per order goes out, however often this one comes. */
  addAffiliate: endpoint({
    id: 'CALL-036',
    method: 'POST',
    path: '/affiliate/add',
    access: 'guest',
    body: v.object({
      uid: v.pipe(affiliateText, v.minLength(1, REQUIRED_MESSAGE)),
      value: v.optional(affiliateText, ''),
      order_id: idSchema,
    }),
    reply: v.object({ accepted: v.literal(true) }),
    errors: ['order/not-found', 'order/not-paid'],
  }),
}
