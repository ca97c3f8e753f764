import { cutApartmentPart } from '@proverka/domain/property'
import { appError } from '@proverka/domain/errors'
import type { HouseQueries, HouseRow } from '../../../platform/db/queries/market/houses.ts'
import { isGarId } from '@proverka/domain/register'
import type { RegisterHouse } from '../../registry/find-house.ts'
import type { ObjectRegister } from '../../registry/object-register.ts'
import { searchWords } from '../../registry/search-words.ts'

interface HouseContext {
  readonly queries: { readonly houses: Pick<HouseQueries, 'findHouses'> }
}

/** A house of our own tables with its prices, or a real one of the register, of which they know none. */
export type MarketHouse =
  | { readonly own: HouseRow; readonly real?: undefined }
  | { readonly own?: undefined; readonly real: RegisterHouse }

/** Houses that the search for one of them compares at most. */
const MOST_CANDIDATES = 50

/** A mark that is written together with its number: «д14». */
const GLUED_MARK = /(?<=^|[\s,])(дом|д|вл|влд|двлд|корпус|корп|к|строение|стр|соор)(?=\d)/gi

/**
 * The one house of an address as people write it, or of its id in GAR; a flat in it does not matter. Undefined for an unknown house
 * and for an address that fits several.
 */
export async function lookUpHouse(
  context: HouseContext & { readonly register: Pick<ObjectRegister, 'findHouse'> },
  key: string,
): Promise<MarketHouse | undefined> {
  const found = isGarId(key) ? [] : await listHousesAt(context, key, MOST_CANDIDATES)
  const [own] = found
  if (own) return found.length === 1 ? { own } : undefined
  const real = await context.register.findHouse(key)
  return real && { real }
}

/** The same, but throws `house/not-found`. */
export async function findHouse(
  context: Parameters<typeof lookUpHouse>[0],
  key: string,
): Promise<MarketHouse> {
  const house = await lookUpHouse(context, key)
  if (!house) throw appError('house/not-found')
  return house
}

/** The houses of an address as people write it: of a street or a town there are many. `most` bounds the candidates. */
export async function listHousesAt(
  { queries }: HouseContext,
  address: string,
  most: number,
): Promise<readonly HouseRow[]> {
  const words = searchWords(cutApartmentPart(address).replaceAll(GLUED_MARK, '$1 '))
    .map((word) => word.replaceAll(/['\\]/g, ''))
    // A word of signs alone is no word of the index, and not even a query.
    .filter((word) => /[\p{L}\d]/u.test(word))
  if (words.length === 0) return []
  const candidates = await queries.houses.findHouses(words, most)
  return candidates.filter((house) => hasAll(house.search_words.split(' '), words))
}

/** Whether `words` has every wanted word as often as it is wanted: «8 Марта, 8» is one house, not a street. */
function hasAll(words: readonly string[], wanted: readonly string[]): boolean {
  const left = [...words]
  return wanted.every((word) => {
    const place = left.indexOf(word)
    if (place < 0) return false
    left.splice(place, 1)
    return true
  })
}
