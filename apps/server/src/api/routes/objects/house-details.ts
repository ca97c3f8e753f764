import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findHouse } from '../../../adapters/sources/market/find-house.ts'

/** Flats of a house with their sales, newest first. */
async function houseDetails(context: AppContext, address: string) {
  const house = await findHouse(context, address)
  const flats = await context.queries.houses.listFlats(house.id)
  const sales = Map.groupBy(await context.queries.houses.listSales(house.id), ({ flat_id }) => flat_id)
  return {
    house: house.address,
    flats: flats.map(({ id, flat, area, floor, rooms }) => ({
      flat,
      area,
      floor,
      rooms,
      sales: (sales.get(id) ?? []).map(({ sold_on, price_kopecks }) => ({
        date: sold_on,
        price: toRoubles(price_kopecks),
      })),
    })),
  }
}

export const getHouseDetails =
  (context: AppContext): Handlers['objects']['getHouseDetails'] =>
  async ({ query }) => {
    const { house, flats } = await houseDetails(context, query.address)
    return { house, flats: flats.map(({ flat, area, sales }) => ({ flat, area, sales })) }
  }

export const getHouseDetailsWithFloors =
  (context: AppContext): Handlers['objects']['getHouseDetailsWithFloors'] =>
  ({ query }) =>
    houseDetails(context, query.address)
