import type { advertSchema, priceRowSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import type { InferInput } from 'valibot'
import type { AdvertRow } from '../../platform/db/queries/market/adverts.ts'

export const presentAdvert = (advert: AdvertRow): InferInput<typeof advertSchema> => ({
  id: advert.id,
  address: advert.address,
  kad_number: advert.kad_number ?? '',
  info: {
    object_type: advert.object_type,
    rooms: advert.rooms,
    area: advert.area,
    floor: advert.floor,
    price: toRoubles(advert.price_kopecks),
    price_per_m2: Math.round(toRoubles(advert.price_kopecks / advert.area)),
    id_site: advert.id_site,
    url: advert.url,
    listed_on: advert.listed_on,
    seen_on: advert.seen_on,
  },
})

/** A price row as the wire orders it (AMB-101). */
export const presentPrice = (row: {
  readonly advert_id: string
  readonly day: string
  readonly price_kopecks: number
}): InferInput<typeof priceRowSchema> => [row.advert_id, row.day, toRoubles(row.price_kopecks)]
