import type { AddressSuggestions, CompanySuggestion } from '@proverka/domain/property'

/** Where suggestions come from. An answer has at most `count` of them, the best first; an outage is an empty list. */
export interface Suggestions {
  readonly addresses: (query: string, count: number) => Promise<AddressSuggestions>
  readonly companies: (query: string, count: number) => Promise<CompanySuggestion[]>
}
