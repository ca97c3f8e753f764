import type { AddressSuggestion, CompanySuggestion } from '@proverka/domain'

/** Where suggestions come from. An answer has at most `count` of them, the best first; an outage is an empty list. */
export interface Suggestions {
  readonly addresses: (query: string, count: number) => Promise<AddressSuggestion[]>
  readonly companies: (query: string, count: number) => Promise<CompanySuggestion[]>
}

/** Where no provider is configured and no demo world stands in for one. */
export const NO_SUGGESTIONS: Suggestions = { addresses: async () => [], companies: async () => [] }
