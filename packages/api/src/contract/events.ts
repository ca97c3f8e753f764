import * as v from 'valibot'
import { emailInputSchema, REQUIRED_MESSAGE } from '@proverka/domain'
import { FLAT_LIMITS } from '@proverka/domain/checks'
import { endpoint } from './endpoint.ts'
import { advertSchema, roomsSchema } from './adverts.ts'
import { visitEvents } from './visit-events.ts'
import { houseAddressSchema, idSchema, roublesSchema } from './shared.ts'

/** Emails that the product sends on request; none has both a free recipient and a free text (AMB-103). */
export const EMAIL_TEMPLATES = ['cost-assessment-rating', 'report-link', 'support-question'] as const

/** Adverts that an estimate shows of those it compared. */
export const COMPARABLES_LIMIT = 30

const { area, floor } = FLAT_LIMITS

/** A flat whose price is asked for: address or cadastral number, of which the register may know the rest. */
const flatQuestionSchema = v.object({
  address: houseAddressSchema,
  /** Needed where the register does not tell it: with an address. Square metres. */
  area: v.optional(
    v.pipe(
      v.number(),
      v.minValue(area.min, `Площадь от ${area.min} м²`),
      v.maxValue(area.max, `Площадь до ${area.max} м²`),
    ),
  ),
  rooms: roomsSchema,
  floor: v.optional(
    v.pipe(v.number(), v.integer('Ожидалось целое число'), v.minValue(floor.min), v.maxValue(floor.max)),
  ),
})

/** The matched flat, with the area and the floor from the register. */
const flatSchema = v.object({
  address: v.string(),
  area: v.number(),
  rooms: v.optional(v.number()),
  floor: v.optional(v.number()),
})

/** How such estimates erred: known sales estimated by the adverts of their day. Shares are fractions: 0.07 is 7 %. */
const estimateErrorSchema = v.object({
  tested: v.number(),
  /** Null when sales of all districts were taken. */
  district: v.nullable(v.string()),
  median_error: v.number(),
  within_10: v.number(),
  within_20: v.number(),
})
export type EstimateError = v.InferOutput<typeof estimateErrorSchema>

const FLAT_ERRORS = [
  'house/not-found',
  'estimate/number-unknown',
  'estimate/number-not-checked',
  'estimate/not-a-flat',
  'estimate/flat-closed',
  'estimate/area-missing',
] as const

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
  /** A price estimated from adverts; refused with too few of them. Prices in roubles, area in square metres. */
  estimatePrice: endpoint({
    id: 'CALL-037',
    method: 'POST',
    path: '/estimate',
    access: 'guest',
    body: flatQuestionSchema,
    reply: v.object({
      flat: flatSchema,
      price: roublesSchema,
      price_per_m2: roublesSchema,
      /** The interquartile range of the compared adverts. */
      range: v.object({ low: roublesSchema, high: roublesSchema }),
      count: v.number(),
      scope: v.picklist(['house', 'district']),
      /** Null when too few sales are known to speak of an error. */
      error: v.nullable(estimateErrorSchema),
      /** Of the compared adverts `COMPARABLES_LIMIT` at most, from the cheapest metre to the dearest. */
      comparables: v.array(advertSchema),
    }),
    errors: [...FLAT_ERRORS, 'estimate/too-few'],
  }),
  /** The adverts that an estimate would compare, however few; explains `estimate/too-few`. */
  listComparables: endpoint({
    id: 'OWN-comparables',
    method: 'POST',
    path: '/estimate/comparables',
    access: 'guest',
    body: flatQuestionSchema,
    reply: v.object({
      flat: flatSchema,
      /** With fewer there is no estimate. */
      needed: v.number(),
      count: v.number(),
      /** `COMPARABLES_LIMIT` at most, from the cheapest to the dearest. */
      comparables: v.array(advertSchema),
    }),
    errors: FLAT_ERRORS,
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
