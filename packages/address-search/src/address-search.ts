/**
 * A place, a house or an object, by the id of an object in it.
 *
 * @category Search in memory
 */
export interface FoundSuggestion {
  readonly level: 'place' | 'house' | 'object'
  readonly id: number
}

/**
 * A word that no place of the register has, as it was typed, and what it seems to name.
 *
 * @category Search in memory
 */
export interface MissingWord {
  readonly word: string
  /** `place`: a town or a street; `house`: the place is there, its house or flat is not, and `word` is empty. */
  readonly kind: 'town' | 'street' | 'place' | 'house'
}

/**
 * What a text without suggestions may mean.
 *
 * @category Search in memory
 */
export interface AddressGuess {
  /** Suggestions for what was probably meant, the best first: to be asked about, never to be taken. */
  readonly meant: readonly FoundSuggestion[]
  readonly missing?: MissingWord
}

/**
 * The interface of a search engine; its objects are in this process or on a separate server.
 *
 * @category Search over a store of your own
 */
export interface AddressSearch {
  /** Ids of the objects of a number (or a list of numbers) or an address, the best first. */
  readonly search: (text: string, limit: number) => Promise<readonly number[]>
  /** Suggestions for an unfinished text: streets, houses, objects, by the id of one of their objects. */
  readonly suggest: (text: string, count: number) => Promise<readonly FoundSuggestion[]>
  /** What a text means that `suggest` has nothing for: two wrong letters, Latin spelling, or what is missing. */
  readonly guess: (text: string, count: number) => Promise<AddressGuess>
}
