import type { AdvertSort, advertListSchema } from '@proverka/api/contract'
import type { InferInput } from 'valibot'
import type { AppContext } from '../context.ts'
import type { AdvertWanted } from '../../platform/db/queries/market/adverts.ts'
import { presentAdvert, presentPrice } from './present-advert.ts'
import { freshSince, wholeRoubles } from './market.ts'

/** A part of the wanted adverts, with their prices and the figures of all of them. */
export async function listAdvertsPart(
  context: AppContext,
  wanted: AdvertWanted,
  limit: number,
  offset: number,
  sort?: AdvertSort,
): Promise<InferInput<typeof advertListSchema>> {
  const { queries } = context
  const rows = await queries.adverts.listAdverts(wanted, limit, offset, sort)
  const prices = rows.length > 0 ? await queries.adverts.listPrices(rows.map(({ id }) => id)) : []
  const ofGroup = new Map(rows.map(({ id, group_id }) => [group_id, id]))
  const duplicates =
    rows.length > 0
      ? await queries.adverts.listOthersOf(
          [...ofGroup.keys()],
          rows.map(({ id }) => id),
        )
      : []
  const figures = await queries.adverts.summariseAdverts(wanted)
  const facets = await queries.adverts.listFacets(await freshSince(context))
  return {
    adverts_list: rows.map(presentAdvert),
    unique: figures.count,
    info: {
      total: figures.total,
      average_price: wholeRoubles(figures.average),
      lowest_price: wholeRoubles(figures.lowest),
      highest_price: wholeRoubles(figures.highest),
      known_on: (await queries.adverts.findMarketDay()) ?? null,
      object_types: facets.types,
      sites: facets.sites.map(({ id_site, url }) => ({ id_site, name: siteName(url, id_site) })),
    },
    duplicates: duplicates.map((row) => ({
      of: ofGroup.get(row.group_id) ?? row.group_id,
      ...presentAdvert(row),
    })),
    prices: prices.map(presentPrice),
  }
}

/** Sites have no name of their own in the data: people know them by their host. */
const siteName = (url: string, fallback: string) => (URL.canParse(url) ? new URL(url).host : fallback)
