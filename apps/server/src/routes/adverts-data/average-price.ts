import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findHouse } from '../../services/market/find-house.ts'
import { averagePrice } from '../../services/market/market.ts'

export const getAveragePrice =
  (context: AppContext): Handlers['advertsData']['getAveragePrice'] =>
  async ({ query }) =>
    averagePrice(context, { houseId: (await findHouse(context, query.address)).id })

export const getAveragePriceByParams =
  (context: AppContext): Handlers['advertsData']['getAveragePriceByParams'] =>
  async ({ body: { address, ...params } }) =>
    averagePrice(context, { ...params, houseId: (await findHouse(context, address)).id })
