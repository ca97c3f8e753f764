import type { NumberBeginning, NumberParts } from '../number/number-spellings.ts'

/**
 * A word that a place must have.
 *
 * @category Search over a store of your own
 */
export interface WordPattern {
  readonly text: string
  /** Any word that begins so will do. */
  readonly isBeginning: boolean
  /** So will a word one insertion, deletion, substitution or transposition away. */
  readonly withTypos: boolean
}

/**
 * Which places may answer a question.
 *
 * @category Search over a store of your own
 */
export interface PlacePattern {
  /** A place has all of these. */
  readonly all: readonly WordPattern[]
  /** Where `all` is empty a place has one of these. */
  readonly some: readonly WordPattern[]
  /** Places with more of these come first, then those with fewer words. */
  readonly preferred: readonly WordPattern[]
  /** Only places with one of these houses; absent: any place. */
  readonly houses?: readonly string[]
  readonly limit: number
}

/**
 * A place of the store: a settlement with a street.
 *
 * @category Search over a store of your own
 */
export interface RemotePlace {
  /** Smaller for what came earlier. */
  readonly id: number
  readonly own: readonly string[]
  readonly other: readonly string[]
  readonly kinds: number
  /** The partitions of the store that hold its objects; only the store reads them. */
  readonly partitions: readonly number[]
}

/**
 * A house of a place, and which of its units.
 *
 * @category Search over a store of your own
 */
export interface UnitPattern {
  readonly place: RemotePlace
  /** The whole key, `15к2`; undefined for every house of the place. */
  readonly house: string | undefined
  /** `47`, with its rooms, or failing that whatever is numbered so; empty for all units. */
  readonly unit: string
  /** Units that begin so will do. */
  readonly isBeginning: boolean
}

/**
 * Houses of a place whose key begins so.
 *
 * @category Search over a store of your own
 */
export interface HousePattern {
  readonly place: RemotePlace
  readonly beginning: string
}

/**
 * An object of the store, and the place that it is in.
 *
 * @category Search over a store of your own
 */
export interface RemoteObject {
  readonly id: number
  readonly place: number
  readonly house: string
  readonly unit: string
}

/**
 * What an engine outside of the process must be able to look up. The rules of spelling and of what fits best are not its
 * business: `createStoreSearch` asks and decides.
 *
 * @category Search over a store of your own
 */
export interface AddressStore {
  /** For each word whether a place has it, or one that begins so. */
  readonly hasWords: (words: readonly Omit<WordPattern, 'withTypos'>[]) => Promise<readonly boolean[]>
  /** At most `limit` words of places that are up to two edits away, the nearest first; see `areSimilar`. */
  readonly similarWords: (word: Omit<WordPattern, 'withTypos'>, limit: number) => Promise<readonly string[]>
  /** At most `limit` places of a pattern, the best first. */
  readonly places: (pattern: PlacePattern) => Promise<readonly RemotePlace[]>
  /** At most `limit` objects of each pattern: that of the house itself first, then in the order of ids. */
  readonly objects: (patterns: readonly UnitPattern[], limit: number) => Promise<readonly RemoteObject[]>
  /** At most `limit` houses of each pattern in the order of numbers, two objects of each: its own and the first. */
  readonly houses: (patterns: readonly HousePattern[], limit: number) => Promise<readonly RemoteObject[]>
  /** The earliest object of each place that has any. */
  readonly firstObjects: (places: readonly RemotePlace[]) => Promise<readonly RemoteObject[]>
  /** Ids of the objects of any of the numbers. */
  readonly byNumber: (numbers: readonly NumberParts[]) => Promise<readonly number[]>
  /** Ids of the objects of an old or conditional number. */
  readonly byOtherNumber: (number: string) => Promise<readonly number[]>
  /** Ids of objects whose number goes on so, in the order of numbers. */
  readonly numbersFrom: (beginning: NumberBeginning, limit: number) => Promise<readonly number[]>
}
