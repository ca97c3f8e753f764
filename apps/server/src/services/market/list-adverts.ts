import type { advertListSchema } from '@proverka/api/contract'
import type { InferInput } from 'valibot'
import type { AppContext } from '../../context.ts'
import type { AdvertWanted } from '../../db/queries/adverts.ts'
import { presentAdvert, presentPrice } from '../../presenters/advert.ts'
import { wholeRoubles } from './market.ts'

/** A part of the wanted adverts, with their prices and the figures of all of them. */
export async function listAdvertsPart(
  { queries }: AppContext,
  wanted: AdvertWanted,
  limit: number,
  offset: number,
): Promise<InferInput<typeof advertListSchema>> {
  const rows = await queries.adverts.listAdverts(wanted, limit, offset)
  const prices = rows.length > 0 ? await queries.adverts.listPrices(rows.map(({ id }) => id)) : []
  const figures = await queries.adverts.summariseAdverts(wanted)
  return {
    adverts_list: rows.map(presentAdvert),
    unique: figures.count,
    info: {
      total: figures.total,
      average_price: wholeRoubles(figures.average),
      lowest_price: wholeRoubles(figures.lowest),
      highest_price: wholeRoubles(figures.highest),
    },
    prices: prices.map(presentPrice),
  }
}
