export interface FoundSuggestion {
  readonly level: 'place' | 'house' | 'object'
  readonly id: number
}

/** What an engine answers about the objects that it was given, whatever keeps them: this process or a server beside it. */
export interface AddressSearch {
  /** Ids of the objects of a number (or a list of numbers) or an address, the best first. */
  readonly search: (text: string, limit: number) => Promise<readonly number[]>
  /** What goes on from an unfinished text: streets, houses, objects, by the id of one of their objects. */
  readonly suggest: (text: string, count: number) => Promise<readonly FoundSuggestion[]>
}
