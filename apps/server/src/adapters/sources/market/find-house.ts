import { cutApartmentPart } from '@proverka/domain/property'
import { appError } from '@proverka/domain/errors'
import type { HouseQueries, HouseRow } from '../../../platform/db/queries/market/houses.ts'
import { searchWords } from '../../registry/search-words.ts'

interface HouseContext {
  readonly queries: { readonly houses: Pick<HouseQueries, 'findHouses'> }
}

/** Houses that the search for one of them compares at most. */
const MOST_CANDIDATES = 50

/** A mark that is written together with its number: «д14». */
const GLUED_MARK = /(?<=^|[\s,])(дом|д|вл|влд|двлд|корпус|корп|к|строение|стр|соор)(?=\d)/gi

/**
 * The one house of an address as people write it; a flat in it does not matter. Throws `house/not-found` for an unknown
 * house and for an address that fits several.
 */
export async function findHouse(context: HouseContext, address: string): Promise<HouseRow> {
  const found = await listHousesAt(context, address, MOST_CANDIDATES)
  const [house] = found
  if (!house || found.length > 1) throw appError('house/not-found')
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
