export { parseAddress } from './parse/parse-address.ts'
export { createSearchIndex, type FoundSuggestion, type SearchIndex } from './search-index.ts'
export type { StoredObject } from './store/store.ts'
