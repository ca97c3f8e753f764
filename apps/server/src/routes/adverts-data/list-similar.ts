import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { AdvertRow, AdvertWanted } from '../../db/queries/adverts.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdvert } from '../../presenters/advert.ts'
import { freshSince } from '../../services/market/market.ts'

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
