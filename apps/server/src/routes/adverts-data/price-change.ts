import type { AppContext } from '../../context.ts'
import type { AdvertWanted } from '../../db/queries/adverts.ts'
import type { HouseRow } from '../../db/queries/houses.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findHouse } from '../../services/market/find-house.ts'
import { priceChange } from '../../services/market/market.ts'

export const listPriceChange =
  (context: AppContext): Handlers['advertsData']['listPriceChange'] =>
  async ({ query: { type, address } }) =>
    priceChange(context, around(type, await findHouse(context, address)))

export const listPriceChangeByParams =
  (context: AppContext): Handlers['advertsData']['listPriceChangeByParams'] =>
  async ({ body: { type, address, ...params } }) =>
    priceChange(context, { ...params, ...around(type, await findHouse(context, address)) })

/** The house alone, or all of its surroundings. */
const around = (type: 'house_month' | 'area_month', house: HouseRow): AdvertWanted =>
  type === 'house_month' ? { houseId: house.id } : { district: house.district }
