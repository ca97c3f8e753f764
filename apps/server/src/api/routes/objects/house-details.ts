import { toRoubles } from '@proverka/domain'
import { apartmentNumber } from '@proverka/domain/property'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findHouse } from '../../../adapters/sources/market/find-house.ts'
import type { RegisterHouse } from '../../../adapters/registry/find-house.ts'
import type { HouseRow } from '../../../platform/db/queries/market/houses.ts'

/** Flats of a house with their sales, newest first; of a real house no source of ours tells the sales. */
async function houseDetails(context: AppContext, key: string) {
  const { own, real } = await findHouse(context, key)
  return own ? ownDetails(context, own) : realDetails(context, real)
}

async function ownDetails({ queries }: AppContext, { id: houseId, address }: HouseRow) {
  const flats = await queries.houses.listFlats(houseId)
  const sales = Map.groupBy(await queries.houses.listSales(houseId), ({ flat_id }) => flat_id)
  return {
    house: address,
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

async function realDetails({ register }: AppContext, { id, garId, address }: RegisterHouse) {
  const parts = await register.listParts(id)
  const flats = parts.flatMap((part) => {
    const flat = apartmentNumber(part.address)
    return flat === undefined
      ? []
      : { flat, area: figureOf(part.area), floor: figureOf(part.level), rooms: null, sales: [] }
  })
  const byNumber = new Map(flats.map((flat) => [flat.flat, flat]))
  return {
    house: address,
    gar_id: garId,
    sales_unknown: true as const,
    flats: [...byNumber.values()].toSorted((one, other) =>
      one.flat.localeCompare(other.flat, 'ru', { numeric: true }),
    ),
  }
}

/** A figure of the register; null where it has none, or words. */
function figureOf(text: string): number | null {
  const figure = Number(text.replace(',', '.'))
  return text !== '' && Number.isFinite(figure) ? figure : null
}

export const getHouseDetails =
  (context: AppContext): Handlers['objects']['getHouseDetails'] =>
  async ({ query }) => {
    const { flats, ...house } = await houseDetails(context, query.address)
    return { ...house, flats: flats.map(({ flat, area, sales }) => ({ flat, area, sales })) }
  }

export const getHouseDetailsWithFloors =
  (context: AppContext): Handlers['objects']['getHouseDetailsWithFloors'] =>
  ({ query }) =>
    houseDetails(context, query.address)
