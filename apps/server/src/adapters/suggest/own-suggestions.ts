import type { AddressSuggestion } from '@proverka/domain/property'
import type { Queries } from '../../platform/db/queries/queries.ts'
import type { AddressSuggestion as FoundAddress, ObjectSearch } from '../registry/object-search.ts'
import { companyWords } from './company-words.ts'
import type { Suggestions } from './suggestions.ts'

const toSuggestion = ({ value, number }: FoundAddress): AddressSuggestion => ({
  value,
  data: number ? { cadastral_number: number } : {},
})

/** Suggestions out of our own registers: objects of the search, companies of the demo world. */
export const createOwnSuggestions = (
  objectSearch: Pick<ObjectSearch, 'suggest' | 'guess'>,
  { companies }: Pick<Queries, 'companies'>,
  /** The regions of a register that has not all of them. */
  listRegions?: () => Promise<readonly string[]>,
): Suggestions => ({
  async addresses(query, count) {
    const found = await objectSearch.suggest(query, count)
    if (found.length > 0) return { suggestions: found.map(toSuggestion) }
    const { meant, missing } = await objectSearch.guess(query, count)
    return {
      suggestions: [],
      ...(meant.length > 0 && { guesses: meant.map(toSuggestion) }),
      ...(missing && { missing: { ...missing, ...(listRegions && { loaded: [...(await listRegions())] }) } }),
    }
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
