import { ADVERTS_BY_ADDRESS_LIMIT, contract, type Advert } from '@proverka/api/contract'
import type { AdvertsClient } from './adverts-client.ts'

const { listIdsByAddress, listAdvertsByIds, listSimilar } = contract.advertsData

/** Adverts of a house of which the neighbours are asked for: each answers with others of the surroundings. */
const MOST_SEEDS = 5

/** The first 100 adverts of an address, by their ids (ADVERT-12). Throws `house/not-found`. */
export async function listAdvertsAt(ask: AdvertsClient['ask'], address: string): Promise<readonly Advert[]> {
  const ids = await ask(listIdsByAddress, { query: { address } })
  if (ids.length === 0) return []
  return ask(listAdvertsByIds, { body: { ids: ids.slice(0, ADVERTS_BY_ADDRESS_LIMIT) } })
}

/** An advert of the service, in the house that was asked for or in one beside it. */
export interface NearAdvert {
  readonly isInHouse: boolean
  readonly advert: Advert
}

/**
 * Flats on sale in the house of an address and beside it, each once however often it is advertised. The service has no
 * list of a district: its neighbours are those that it calls similar to the first adverts of the house. Throws
 * `house/not-found`.
 */
export async function listFlatsAround(
  ask: AdvertsClient['ask'],
  address: string,
): Promise<readonly NearAdvert[]> {
  const own = await listAdvertsAt(ask, address)
  const similar = await Promise.all(
    own.slice(0, MOST_SEEDS).map(({ id }) => ask(listSimilar, { query: { id } })),
  )
  const all: readonly NearAdvert[] = [
    ...[...own, ...similar.flatMap((one) => one.same_house)].map((advert) => ({ advert, isInHouse: true })),
    ...similar.flatMap((one) => one.nearby).map((advert) => ({ advert, isInHouse: false })),
  ]
  const flats = new Map<string, NearAdvert>()
  for (const near of all) {
    const { address: place, info } = near.advert
    if (info.object_type.toLowerCase() !== 'квартира' || !(info.area > 0)) continue
    const flat = JSON.stringify([near.isInHouse || place, info.floor, info.area, info.rooms])
    const known = flats.get(flat)
    if (!known || known.advert.info.seen_on < info.seen_on) flats.set(flat, near)
  }
  return [...flats.values()]
}
