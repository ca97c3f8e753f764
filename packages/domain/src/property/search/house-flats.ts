import { plainText } from '../../fields/text/plain-text.ts'
import { apartmentNumber, cutApartmentPart } from './address-parts.ts'

/** A flat of a house with what the register has of it; several records of one number are not uncommon. */
export interface HouseFlat<T> {
  /** As the address has it: «47», «12А». */
  readonly number: string
  readonly objects: readonly T[]
}

/** What was found at the address of one house. */
export interface HouseFlats<T> {
  /** The address up to the flat. */
  readonly address: string
  /** By number. */
  readonly flats: readonly HouseFlat<T>[]
  /** Found there and no flat: the house, its plot, other rooms. */
  readonly others: readonly T[]
}

/** Fewer are compared faster than a number is typed. */
const FEWEST_FLATS = 5

/**
 * The found objects as the flats of one house; undefined where they are few or in several houses, so that the number of a
 * flat would choose nothing.
 */
export function houseFlats<T extends { readonly Address: string }>(
  found: readonly T[],
): HouseFlats<T> | undefined {
  const flats = new Map<string, T[]>()
  const others: T[] = []
  const houses = new Map<string, string>()
  for (const object of found) {
    const number = apartmentNumber(object.Address)
    if (number === undefined) {
      others.push(object)
      continue
    }
    const house = cutApartmentPart(object.Address)
    houses.set(plainText(house).toLowerCase(), house)
    flats.set(number, [...(flats.get(number) ?? []), object])
  }
  const [address, other] = houses.values()
  if (address === undefined || other !== undefined || flats.size < FEWEST_FLATS) return undefined
  return {
    address,
    flats: [...flats]
      .map(([number, objects]) => ({ number, objects }))
      .toSorted((a, b) => a.number.localeCompare(b.number, 'ru', { numeric: true })),
    others,
  }
}
