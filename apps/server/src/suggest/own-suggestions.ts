import type { Queries } from '../db/queries/queries.ts'
import type { ObjectSearch } from '../registry/object-search.ts'
import { companyWords } from './company-words.ts'
import type { Suggestions } from './suggestions.ts'

/** Suggestions out of our own registers: objects of the search, companies of the demo world. */
export const createOwnSuggestions = (
  objectSearch: Pick<ObjectSearch, 'suggest'>,
  { companies }: Pick<Queries, 'companies'>,
): Suggestions => ({
  async addresses(query, count) {
    const found = await objectSearch.suggest(query, count)
    return found.map(({ value, number }) => ({ value, data: number ? { cadastral_number: number } : {} }))
  },

  async companies(query, count) {
    const words = companyWords(query)
    if (words.length === 0) return []
    const rows = await companies.findByWords(words, count)
    return rows.map(({ inn, name, manager }) => ({
      value: name,
      data: { inn, management: { name: manager } },
    }))
  },
})
