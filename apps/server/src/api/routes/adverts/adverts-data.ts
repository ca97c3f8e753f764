import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdvert } from '../../../services/market/present-advert.ts'
import { findHouse, type MarketHouse } from '../../../adapters/sources/market/find-house.ts'
import { presentHouse } from '../../../services/market/present-house.ts'
import type { AdvertRow, AdvertWanted } from '../../../platform/db/queries/market/adverts.ts'
import { freshSince, averagePrice, priceChange } from '../../../services/market/market.ts'

export const listAdvertsByIds =
  (context: AppContext): Handlers['advertsData']['listAdvertsByIds'] =>
  async ({ body }) => {
    if (body.ids.length === 0) return []
    const rows = await context.queries.adverts.listByIds(body.ids)
    const byId = new Map(rows.map((row) => [row.id, row]))
    return [...new Set(body.ids)].flatMap((id) => {
      const row = byId.get(id)
      return row ? [presentAdvert(row)] : []
    })
  }

export const listIdsByAddress =
  (context: AppContext): Handlers['advertsData']['listIdsByAddress'] =>
  async ({ query }) => {
    const { own } = await findHouse(context, query.address)
    return own ? context.queries.adverts.listIdsOfHouse(own.id) : []
  }

export const findIdByUrl =
  (context: AppContext): Handlers['advertsData']['findIdByUrl'] =>
  async ({ query }) => {
    const found = await context.queries.adverts.findIdByUrl(query.url)
    if (!found) throw appError('advert/not-found')
    return found
  }

/** Adverts in each of the lists. */
const SIMILAR = 10
/** What still counts as the same price or area. */
const SHARE = 0.1

export const listSimilar =
  (context: AppContext): Handlers['advertsData']['listSimilar'] =>
  async ({ query }) => {
    const { adverts } = context.queries
    const advert = await adverts.findAdvert(query.id)
    if (!advert) throw appError('advert/not-found')
    const common = {
      objectType: advert.object_type,
      notGroup: advert.group_id,
      seenSince: await freshSince(context),
    }
    const list = async (wanted: AdvertWanted) =>
      (await adverts.listAdverts({ ...common, ...wanted }, SIMILAR)).map(presentAdvert)
    return {
      same_house: await list({ houseId: advert.house_id }),
      nearby: await list(alike(advert, await context.queries.houses.findDistrict(advert.house_id))),
      same_price: await list({
        price1: Math.round(advert.price_kopecks * (1 - SHARE)),
        price2: Math.round(advert.price_kopecks * (1 + SHARE)),
      }),
    }
  }

/** As many rooms on about the same area. */
const alike = (advert: AdvertRow, district: string | undefined): AdvertWanted => ({
  district,
  rooms: advert.rooms ?? undefined,
  area1: advert.area * (1 - SHARE),
  area2: advert.area * (1 + SHARE),
})

export const getAveragePrice =
  (context: AppContext): Handlers['advertsData']['getAveragePrice'] =>
  async ({ query }) =>
    averagePrice(context, inHouse(await findHouse(context, query.address)))

export const getAveragePriceByParams =
  (context: AppContext): Handlers['advertsData']['getAveragePriceByParams'] =>
  async ({ body: { address, ...params } }) =>
    averagePrice(context, { ...params, ...inHouse(await findHouse(context, address)) })

export const listPriceChange =
  (context: AppContext): Handlers['advertsData']['listPriceChange'] =>
  async ({ query: { type, address } }) =>
    priceChange(context, around(type, await findHouse(context, address)))

export const listPriceChangeByParams =
  (context: AppContext): Handlers['advertsData']['listPriceChangeByParams'] =>
  async ({ body: { type, address, ...params } }) =>
    priceChange(context, { ...params, ...around(type, await findHouse(context, address)) })

/** No advert of ours is in a real house. */
const inHouse = ({ own }: MarketHouse): AdvertWanted => ({ houseIds: own ? [own.id] : [] })

/** The house alone, or all of its surroundings. */
const around = (type: 'house_month' | 'area_month', house: MarketHouse): AdvertWanted =>
  type === 'area_month' && house.own ? { district: house.own.district } : inHouse(house)

export const getReformaInfo =
  (context: AppContext): Handlers['advertsData']['getReformaInfo'] =>
  async ({ query }) =>
    presentHouse(await findHouse(context, query.address))
