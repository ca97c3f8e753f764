import { plainText } from '@proverka/domain'
import { plainNumber, registerNumber, type NumberParts } from '../number/number-spellings.ts'
import { locateAddress } from '../store/split-address.ts'
import type { StoredObject } from '../store/store.ts'

/** An object as an engine outside of the process keeps it. */
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

export interface DescribedPlace {
  /** The same for the same words and kinds, in whatever order. */
  readonly key: string
  readonly own: readonly string[]
  readonly other: readonly string[]
  readonly kinds: number
}

/** Reads an object as the index in memory does, so that both keep the same. */
export function describeObject({ id, number, address }: StoredObject): DescribedObject {
  const { words, otherWords, kinds, house, unit } = locateAddress(plainText(address))
  const own = [...new Set(words)]
  const other = [...new Set(otherWords)].filter((word) => !own.includes(word))
  const parts = number === null ? undefined : registerNumber(number)
  return {
    id,
    place: { key: `${own.toSorted().join(' ')} ${kinds}`, own, other, kinds },
    house,
    houseNumber: Number.parseInt(house.replace(/^\D+/, ''), 10) || 0,
    unit,
    number: parts,
    otherNumber: number === null || parts ? undefined : plainNumber(number),
  }
}
