import { REQUIRED_MESSAGE } from '@proverka/domain'
import {
  advertListSchema as shortListSchema,
  advertSchema as shortAdvertSchema,
} from '@proverka/domain/property'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { roublesSchema } from './shared.ts'

/** Ids that one call takes at most (CONST-26). */
export const ADVERTS_BY_ADDRESS_LIMIT = 100

/** What an advert says. Areas are square metres, days look like `2026-11-21`. */
export const advertInfoSchema = v.object({
  object_type: v.string(),
  rooms: v.nullable(v.number()),
  area: v.number(),
  floor: v.nullable(v.number()),
  price: roublesSchema,
  price_per_m2: roublesSchema,
  id_site: v.string(),
  /** Of the advert on its site; nothing else may become a link. */
  url: v.pipe(v.string(), v.regex(/^https?:\/\//, 'Ожидался адрес http(s)')),
  listed_on: v.string(),
  seen_on: v.string(),
})

/** An advert; ids are texts, some are above 2^53 (FIND-09). `kad_number` is empty when it is not known. */
export const advertSchema = v.object({ ...shortAdvertSchema.entries, info: advertInfoSchema })

/** Element 0 advert id, element 1 date, element 2 price in roubles (AMB-101). */
export const priceRowSchema = v.tuple([v.string(), v.string(), roublesSchema])

export const advertListSchema = v.object({
  ...shortListSchema.entries,
  /** One advert of each flat: duplicates are left out. */
  adverts_list: v.array(advertSchema),
  /** All matching adverts in figures; prices are `null` if there are no adverts. */
  info: v.object({
    total: v.number(),
    average_price: v.nullable(roublesSchema),
    lowest_price: v.nullable(roublesSchema),
    highest_price: v.nullable(roublesSchema),
    /** The last day that sites were asked; `null` while no site is connected. Days look like `2026-11-21`. */
    known_on: v.nullable(v.string()),
    /** What the filters of kind and site can be set to. */
    object_types: v.array(v.string()),
    sites: v.array(v.object({ id_site: v.string(), name: v.string() })),
  }),
  /** The same flats on other sites: `of` is the advert in this part that represents the flat. */
  duplicates: v.array(v.object({ of: v.string(), ...advertSchema.entries })),
  /** Price rows of the adverts of this part, oldest first. */
  prices: v.array(priceRowSchema),
})

const amount = v.optional(
  v.pipe(v.number(), v.minValue(0, 'Число не может быть меньше нуля'), v.maxValue(1e12)),
)
const count = v.optional(
  v.pipe(v.number(), v.integer('Ожидалось целое число'), v.minValue(1), v.maxValue(100)),
)
const shortText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)))

export const roomsSchema = count
export const amountSchema = amount

/** What narrows a list; bounds are inclusive, areas in square metres, prices in roubles (ADVERT-04). */
export const advertFilterSchema = v.object({
  /** Our own addition to the seven: a house, a flat in it, a street or a town. */
  address: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300))),
  area1: amount,
  area2: amount,
  price1: amount,
  price2: amount,
  object_type: shortText,
  rooms: count,
  id_site: shortText,
})

/** By last seen, by the largest price drop, by price, by price of a square metre. */
const SORTS = ['newest', 'price-drop', 'price', 'metre'] as const

export const advertId = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** Answers come without the envelope `data` (AMB-100). */
export const adverts = {
  listAdverts: endpoint({
    id: 'CALL-140',
    method: 'POST',
    path: '/adverts/list',
    access: 'guest',
    body: v.object({
      offset: v.optional(
        v.pipe(v.number(), v.integer('Ожидалось целое число'), v.minValue(0), v.maxValue(1e6)),
        0,
      ),
      ...advertFilterSchema.entries,
      sort: v.optional(v.picklist(SORTS, 'Порядок: newest, price-drop, price или metre')),
    }),
    reply: advertListSchema,
    envelope: 'bare',
  }),
  getAdvert: endpoint({
    id: 'CALL-141',
    method: 'GET',
    path: '/adverts/object',
    access: 'guest',
    query: v.object({ id: advertId }),
    reply: v.object({
      ...advertSchema.entries,
      prices: v.array(priceRowSchema),
      duplicates: v.array(advertSchema),
      /** Addresses on this server: a page never asks the site of the advert itself. */
      photos: v.array(v.object({ src: v.string(), alt: v.string() })),
    }),
    envelope: 'bare',
    errors: ['advert/not-found'],
  }),
  getAdvertPhoto: endpoint({
    id: 'OWN-advert-photo',
    method: 'GET',
    path: '/adverts/photo/{id}/{number}',
    access: 'guest',
    params: v.object({
      id: advertId,
      number: v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'Ожидалось целое число'), v.transform(Number)),
    }),
    reply: 'blob',
    errors: ['advert/not-found'],
  }),
  listAdvertsOfObject: endpoint({
    id: 'CALL-142',
    method: 'POST',
    path: '/adverts/object/kad',
    access: 'guest',
    body: v.object({
      kad_number: v.pipe(v.string(), v.trim(), v.minLength(1, REQUIRED_MESSAGE), v.maxLength(60)),
    }),
    reply: advertListSchema,
    envelope: 'bare',
  }),
}

export type Advert = v.InferOutput<typeof advertSchema>
export type AdvertFilter = v.InferInput<typeof advertFilterSchema>
export type AdvertSort = (typeof SORTS)[number]
