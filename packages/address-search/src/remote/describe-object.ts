import { plainText } from '@proverka/domain'
import { plainNumber, registerNumber, type NumberParts } from '../number/number-spellings.ts'
import { parseAddress } from '../parse/parse-address.ts'
import { locateAddress } from '../store/split-address.ts'
import type { StoredObject } from '../store/store.ts'

/**
 * An object as an engine outside of the process keeps it.
 *
 * @category Take an address apart
 */
export interface DescribedObject {
  readonly id: number
  readonly place: DescribedPlace
  /** `15к2`; empty without a house. */
  readonly house: string
  /** The number by which houses are ordered; 0 without one. */
  readonly houseNumber: number
  readonly unit: string
  readonly number: NumberParts | undefined
  /** An old or conditional number. */
  readonly otherNumber: string | undefined
}

/**
 * A place of addresses: a settlement with a street.
 *
 * @category Take an address apart
 */
export interface DescribedPlace {
  /** The same for the same words and kinds, in whatever order. */
  readonly key: string
  readonly own: readonly string[]
  readonly other: readonly string[]
  readonly kinds: number
}

/**
 * Reads an object as the index in memory does, so that both keep the same.
 *
 * @category Take an address apart
 * @example
 * ```ts
 * import { describeObject } from '@proverka/address-search'
 *
 * const found = describeObject({ id: 1, number: '00:14:0203005:1047', address: 'г. Москва, ул. Ленина, д. 15, кв. 7' })
 * found.place.own // ['москва', 'ленина']
 * found.house // '15'
 * found.number // { quarter: '00:14:0203005', parcel: 1047 }
 * ```
 */
export function describeObject({ id, number, address }: StoredObject): DescribedObject {
  const { words, otherWords, kinds, house, unit } = locateAddress(plainText(address))
  const place = placeOf(words, otherWords, kinds)
  const parts = number === null ? undefined : registerNumber(number)
  return {
    id,
    place: { key: `${place.own.toSorted().join(' ')} ${kinds}`, ...place },
    house,
    houseNumber: houseNumberOf(house),
    unit,
    number: parts,
    otherNumber: number === null || parts ? undefined : plainNumber(number),
  }
}

export type PlaceWords = Omit<DescribedPlace, 'key'>

function placeOf(words: readonly string[], otherWords: readonly string[], kinds: number): PlaceWords {
  const own = [...new Set(words)]
  return { own, other: [...new Set(otherWords)].filter((word) => !own.includes(word)), kinds }
}

const houseNumberOf = (house: string): number => Number.parseInt(house.replace(/^\D+/, ''), 10) || 0

/**
 * The words of a place whose source keeps it apart from its houses: «обл Примерная, г Новоречинск, ул 8 Марта».
 *
 * @category Take an address apart
 * @example
 * ```ts
 * import { describePlace } from '@proverka/address-search'
 *
 * describePlace('г Новоречинск, ул 8 Марта').own // ['новоречинск', '8', 'марта']
 * ```
 */
export function describePlace(text: string): PlaceWords {
  // Before a house the numbers of a place are parts of its name.
  const { words, otherWords, kinds } = parseAddress(`${plainText(text)}, ${ANY_HOUSE}`)
  return placeOf(words, otherWords, kinds)
}

/**
 * A house or a plot of such a place, by its own words: «д. 1 к. 2», «з/у 12».
 *
 * @category Take an address apart
 * @example
 * ```ts
 * import { describeHouse } from '@proverka/address-search'
 *
 * describeHouse('д. 1 к. 2') // { house: '1к2', houseNumber: 1 }
 * ```
 */
export function describeHouse(text: string): Pick<DescribedObject, 'house' | 'houseNumber'> {
  const { house } = parseAddress(`${ANY_STREET}, ${plainText(text)}`)
  return { house, houseNumber: houseNumberOf(house) }
}

/**
 * What is inside of a house, by its own words: «кв. 5», «помещ. I».
 *
 * @category Take an address apart
 * @example
 * ```ts
 * import { describeUnit } from '@proverka/address-search'
 *
 * describeUnit('кв. 5') // '5'
 * ```
 */
export const describeUnit = (text: string): string =>
  parseAddress(`${ANY_STREET}, ${ANY_HOUSE}, ${plainText(text)}`).unit

const ANY_STREET = 'ул. Садовая'
const ANY_HOUSE = 'д. 1'
