export interface FoundSuggestion {
  readonly level: 'place' | 'house' | 'object'
  readonly id: number
}

/** The interface of a search engine; its objects are in this process or on a separate server. */
export interface AddressSearch {
  /** Ids of the objects of a number (or a list of numbers) or an address, the best first. */
  readonly search: (text: string, limit: number) => Promise<readonly number[]>
  /** Suggestions for an unfinished text: streets, houses, objects, by the id of one of their objects. */
  readonly suggest: (text: string, count: number) => Promise<readonly FoundSuggestion[]>
}
