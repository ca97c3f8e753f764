import { REQUIRED_MESSAGE } from '@proverka/domain'
import * as v from 'valibot'
import { ADVERTS_BY_ADDRESS_LIMIT, advertId, advertSchema, amountSchema, roomsSchema } from './adverts.ts'
import { endpoint } from './endpoint.ts'
import { documentSchema } from './object-register.ts'
import { houseAddressSchema, roublesSchema } from './shared.ts'

const addressQuery = v.object({ address: houseAddressSchema })

/** Whose prices: of the house, or of its surroundings. */
const TYPES = ['house_month', 'area_month'] as const
const typeSchema = v.picklist(TYPES, 'Вид графика: house_month или area_month')

/** Areas in square metres, bounds inclusive. */
const params = { rooms: roomsSchema, area1: amountSchema, area2: amountSchema }

/** Of adverts without duplicates that were seen in the last half-year; `null` if there are no adverts. */
const averageSchema = v.object({
  average: v.nullable(roublesSchema),
  average_per_m2: v.nullable(roublesSchema),
  count: v.number(),
})

/** One row per month that has adverts, oldest first, two years at most; `price` is roubles per square metre. */
const priceChangeSchema = v.array(v.object({ month: v.string(), price: roublesSchema, count: v.number() }))

/** The average price of a metre in a region and a quarter as Rosstat publishes it: a background, never the value of a flat. */
export const regionPriceSchema = v.object({
  region: v.string(),
  year: v.number(),
  quarter: v.number(),
  /** Roubles, of new buildings and of resale; null where nothing is published. */
  fresh: v.nullable(roublesSchema),
  resale: v.nullable(roublesSchema),
  /** The indicator of ЕМИСС, and the day of its file. */
  indicator: v.string(),
  day: v.string(),
})

/** A house; null is not known. */
export const houseFactsSchema = v.object({
  /** OBJECTGUID of GAR, of a real house. */
  gar_id: v.optional(v.string()),
  address: v.string(),
  year: v.nullable(v.number()),
  /** «5-9» where parts of the house differ. */
  floors: v.nullable(v.union([v.number(), v.string()])),
  material: v.nullable(v.string()),
  /** The documents of the register that state the facts of a real house. */
  documents: v.optional(v.array(documentSchema)),
  /** Of a real house: what a metre costs in its region on average; null where no figure is loaded. */
  region_price: v.optional(v.nullable(regionPriceSchema)),
})

const HOUSE_ERRORS = ['house/not-found'] as const

/** Answers come without the envelope `data` (AMB-100). */
export const advertsData = {
  listSimilar: endpoint({
    id: 'CALL-143',
    method: 'GET',
    path: '/similar',
    access: 'guest',
    query: v.object({ id: advertId }),
    reply: v.object({
      same_house: v.array(advertSchema),
      nearby: v.array(advertSchema),
      same_price: v.array(advertSchema),
    }),
    envelope: 'bare',
    errors: ['advert/not-found'],
  }),
  getReformaInfo: endpoint({
    id: 'CALL-144',
    method: 'GET',
    path: '/reforma_info',
    access: 'guest',
    query: addressQuery,
    reply: houseFactsSchema,
    envelope: 'bare',
    errors: HOUSE_ERRORS,
  }),
  getAveragePrice: endpoint({
    id: 'CALL-145',
    method: 'GET',
    path: '/average_price',
    access: 'guest',
    query: addressQuery,
    reply: averageSchema,
    envelope: 'bare',
    errors: HOUSE_ERRORS,
  }),
  getAveragePriceByParams: endpoint({
    id: 'CALL-146',
    method: 'POST',
    path: '/average_price_by_params',
    access: 'guest',
    body: v.object({ address: houseAddressSchema, ...params }),
    reply: averageSchema,
    envelope: 'bare',
    errors: HOUSE_ERRORS,
  }),
  listPriceChange: endpoint({
    id: 'CALL-147',
    method: 'GET',
    path: '/price_change',
    access: 'guest',
    query: v.object({ type: typeSchema, address: houseAddressSchema }),
    reply: priceChangeSchema,
    envelope: 'bare',
    errors: HOUSE_ERRORS,
  }),
  listPriceChangeByParams: endpoint({
    id: 'CALL-148',
    method: 'POST',
    path: '/price_change_by_params',
    access: 'guest',
    body: v.object({ type: typeSchema, address: houseAddressSchema, ...params }),
    reply: priceChangeSchema,
    envelope: 'bare',
    errors: HOUSE_ERRORS,
  }),
  listAdvertsByIds: endpoint({
    id: 'CALL-149',
    method: 'POST',
    path: '/adverts_by_ids',
    access: 'guest',
    body: v.object({
      ids: v.pipe(
        v.array(advertId),
        v.maxLength(ADVERTS_BY_ADDRESS_LIMIT, `Не больше ${ADVERTS_BY_ADDRESS_LIMIT} объявлений за раз`),
      ),
    }),
    reply: v.array(advertSchema),
    envelope: 'bare',
  }),
  listIdsByAddress: endpoint({
    id: 'CALL-150',
    method: 'GET',
    path: '/adverts_by_address',
    access: 'guest',
    query: addressQuery,
    reply: v.array(v.string()),
    envelope: 'bare',
    errors: HOUSE_ERRORS,
  }),
  findIdByUrl: endpoint({
    id: 'CALL-151',
    method: 'GET',
    path: '/id_by_url',
    access: 'guest',
    query: v.object({
      url: v.pipe(v.string(), v.trim(), v.minLength(1, REQUIRED_MESSAGE), v.maxLength(2000)),
    }),
    reply: v.object({ id: v.string() }),
    envelope: 'bare',
    errors: ['advert/not-found'],
  }),
}
