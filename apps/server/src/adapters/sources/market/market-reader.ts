import type { Advert } from '@proverka/api/contract'
import { AppError, appError } from '@proverka/domain/errors'
import type { MarketFact } from '@proverka/domain/reports'
import type { AdvertsService } from '../../../platform/config/server-config.ts'
import type { Database } from '../../../platform/db/database.ts'
import { createAdvertQueries } from '../../../platform/db/queries/market/adverts.ts'
import { createHouseQueries } from '../../../platform/db/queries/market/houses.ts'
import { createMarketFactQueries, type MarketPart } from '../../../platform/db/queries/market/market-facts.ts'
import { listFlatsAround, type NearAdvert } from '../adverts/adverts-around.ts'
import { createAdvertsClient, type AdvertsLog } from '../adverts/adverts-client.ts'
import { createBackTests } from './back-tests.ts'
import type { ObjectRegister } from '../../registry/object-register.ts'
import { lookUpHouse } from './find-house.ts'

/** An advert of the connected service, with a house that can be compared with those of our tables. */
export interface ServiceAdvert {
  readonly houseId: number
  readonly advert: Advert
}

/** Where a flat is located on the market. */
export interface MarketPlace {
  readonly houseId: number
  /** Of our tables; undefined for a house that only the service knows. */
  readonly district: string | undefined
  /** The flats that the service has on sale in the house and beside it. */
  readonly adverts: readonly ServiceAdvert[]
  /** The last day that the market is known; undefined where no day is known. */
  readonly day: string | undefined
}

export type MarketReader = ReturnType<typeof createMarketReader>

/** What a house is called here that our tables do not know; theirs begin with 1. */
const ASKED_HOUSE = 0
/** The surroundings of such a house in the words of reports. */
export const NEIGHBOURS = 'Соседние дома'

interface MarketParts {
  readonly database: Database
  readonly register: Pick<ObjectRegister, 'findHouse'>
  readonly log: AdvertsLog
}

/** The market that prices are compared on: our tables and, when one is connected, the service of adverts. */
export function createMarketReader(
  { database, register, log }: MarketParts,
  service: AdvertsService | undefined,
) {
  const queries = {
    adverts: createAdvertQueries(database),
    houses: createHouseQueries(database),
    marketFacts: createMarketFactQueries(database),
  }
  const client = service && createAdvertsClient(service, log)

  /** Throws `house/not-found` when neither knows the house and the register does not, `server/unavailable` when the service does not answer. */
  async function locate(address: string): Promise<MarketPlace> {
    const house = await lookUpHouse({ queries, register }, address)
    const near = client && (await orUnknown(listFlatsAround(client.ask, address)))
    if (!house && !near) throw appError('house/not-found')
    const own = house?.own
    const houseId = own?.id ?? ASKED_HOUSE
    const adverts = near ? withHouses(near, houseId) : []
    const days = [await queries.adverts.findMarketDay(), ...adverts.map(({ advert }) => advert.info.seen_on)]
    const day = days.reduce((last, one) => (one && (!last || one > last) ? one : last), undefined)
    return { houseId, district: own?.district, adverts, day }
  }

  const listFacts = (part: MarketPart) => queries.marketFacts.listFacts(part)
  return {
    locate,
    listFacts,
    /** How past values erred. */
    listTested: createBackTests({ listFacts, findOwnDay: () => queries.adverts.findMarketDay() }),
    /** Whether prices come from anywhere: a market without any is not connected. */
    isConnected: async () => service !== undefined || (await queries.adverts.findMarketDay()) !== undefined,
  }
}

/** The adverts of a place as prices that valuations compare: what is asked, on the day it was seen last. */
export const factsOf = ({ adverts, district }: MarketPlace): readonly MarketFact[] =>
  adverts.map(({ houseId, advert: { id, address, info } }) => ({
    id: `service-${id}`,
    kind: 'advert',
    source: siteOf(info.url),
    houseId,
    district: district ?? NEIGHBOURS,
    address,
    rooms: info.rooms,
    floor: info.floor,
    area: info.area,
    prices: [{ day: info.seen_on, price: info.price }],
    until: info.seen_on,
  }))

/** The site of an advert, as people know it. */
export const siteOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'объявления')

function withHouses(near: readonly NearAdvert[], houseId: number): readonly ServiceAdvert[] {
  const others = new Map<string, number>()
  return near.map(({ advert, isInHouse }) => {
    if (isInHouse) return { houseId, advert }
    const other = others.get(advert.address) ?? -1 - others.size
    others.set(advert.address, other)
    return { houseId: other, advert }
  })
}

async function orUnknown<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof AppError && error.code === 'house/not-found') return undefined
    throw error
  }
}
