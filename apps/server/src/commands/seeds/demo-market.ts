import { toKopecks } from '@proverka/domain'
import { addDays } from '@proverka/domain/timing'
import type { Insertable } from 'kysely'
import type { AdvertPricesTable, AdvertsTable } from '../../platform/db/schema/market-schema.ts'
import { searchWords } from '../../adapters/registry/search-words.ts'
import { makeHouses, type DemoFlat, type DemoHouse, type RegisteredFlat } from './demo-houses.ts'
import { createRandom, type Random } from './random.ts'

type Advert = Insertable<AdvertsTable>
type Price = Insertable<AdvertPricesTable>

/** One flat on sale: months ago that it began and ended, and further sites that show it too. */
interface Offer {
  readonly start: number
  readonly end: number
  readonly copies: number
  /** Whether each site knows the cadastral number. */
  readonly isNumbered: boolean
}

/** Invented sites; `example.com` is reserved for examples. */
const SITES = [
  { id: '1', host: 'doma.example.com' },
  { id: '2', host: 'kvartiry.example.com' },
  { id: '3', host: 'metry.example.com' },
] as const

const SEED = 20_261_122
/** Ids above 2^53, as real feeds have them (FIND-09). */
const FIRST_ID = 9_100_000_000_000_000_001n
const MONTH_DAYS = 30
/** A house of fewer flats has no adverts: its market is too small to speak of. */
const SMALLEST_MARKET = 5
/** Long enough for a chart of two years. */
const LONG_MONTHS = 25
const ROUND_TO = 10_000

/** Houses, sales and adverts of the demo world up to `today`; the same for the same flats and day. */
export function makeMarket(registered: readonly RegisteredFlat[], today: string, showcase: string) {
  const random = createRandom(SEED)
  const houses = makeHouses(registered, today, random)
  const adverts: Advert[] = []
  const prices: Price[] = []
  for (const house of houses) {
    if (house.flats.length < SMALLEST_MARKET) continue
    house.flats.forEach((flat, place) => {
      const offer = makeOffer(place === 0, flat.kad_number === showcase, random)
      if (offer) addOffer(house, flat, offer)
    })
  }
  const flats = houses.flatMap((house) => house.flats)
  return {
    houses: houses.map(({ id, address, district, year, floors, material }) => {
      return { id, address, district, year, floors, material, search_words: searchWords(address).join(' ') }
    }),
    flats: flats.map(({ id, house_id, flat, kad_number, area, floor, rooms }) => {
      return { id, house_id, flat, kad_number, area, floor, rooms }
    }),
    sales: flats.flatMap(({ sales }) => sales),
    adverts,
    prices,
  }

  function addOffer(house: DemoHouse, flat: DemoFlat, offer: Offer): void {
    const group = String(FIRST_ID + BigInt(adverts.length))
    const firstSite = random.whole(0, SITES.length - 1)
    const seen = addDays(today, -offer.end * MONTH_DAYS)
    for (let copy = 0; copy <= offer.copies; copy++) {
      const id = String(FIRST_ID + BigInt(adverts.length))
      const site = SITES[(firstSite + copy) % SITES.length] ?? SITES[0]
      const listed = addDays(today, -offer.start * MONTH_DAYS + copy * 3)
      const rows = makePrices(id, flat, listed, seen, house.priceOn, random)
      prices.push(...rows)
      adverts.push({
        id,
        group_id: group,
        house_id: house.id,
        address: house.address,
        kad_number: offer.isNumbered ? flat.kad_number : null,
        object_type: 'Квартира',
        rooms: flat.rooms,
        area: flat.area,
        floor: flat.floor,
        id_site: site.id,
        url: `https://${site.host}/sale/${id}`,
        price_kopecks: rows.at(-1)?.price_kopecks ?? 0,
        listed_on: listed,
        seen_on: seen,
      })
    }
  }
}

/** The first flat of a house and the showcase are on sale all the time, so that every chart has all its months. */
function makeOffer(isFirst: boolean, isShowcase: boolean, random: Random): Offer | undefined {
  if (isShowcase) return { start: LONG_MONTHS, end: 0, copies: SITES.length - 1, isNumbered: true }
  if (!isFirst && !random.chance(0.5)) return undefined
  const start = isFirst ? LONG_MONTHS : random.whole(1, 22)
  return {
    start,
    end: isFirst || random.chance(0.55) ? 0 : random.whole(0, start - 1),
    copies: random.chance(0.2) ? random.whole(1, SITES.length - 1) : 0,
    isNumbered: random.chance(0.7),
  }
}

/** A first price, and a new one in some of the months that follow. */
function makePrices(
  advertId: string,
  flat: DemoFlat,
  listed: string,
  seen: string,
  priceOn: (day: string) => number,
  random: Random,
): Price[] {
  const hope = random.whole(97, 108) / 100
  const rows: Price[] = []
  for (let day = listed; day <= seen; day = addDays(day, MONTH_DAYS)) {
    if (rows.length > 0 && !random.chance(0.4)) continue
    const price = Math.round((priceOn(day) * flat.area * hope) / ROUND_TO) * ROUND_TO
    rows.push({ advert_id: advertId, day, price_kopecks: toKopecks(price) })
  }
  return rows
}
