import { searchQuery, SUGGEST_COUNT, SUGGEST_MAX_LENGTH } from '@proverka/domain/property'
import type { ExplainedSuggestions, Suggestion } from '@proverka/ui/fields'

/**
 * Asks for addresses that fit a text, by its number where it names one; its code comes with the first question.
 * Suggestions are a help, not a need: the reason of a failure is recorded here, and the field works on.
 */
export async function loadSuggestions(
  text: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[] | ExplainedSuggestions<Suggestion>> {
  const query = searchQuery(text)
  // No address is as long: the form says so of a pasted text.
  if (query.length > SUGGEST_MAX_LENGTH) return []
  try {
    const { fetchSuggestions } = await import('./suggestions.ts')
    return await fetchSuggestions(query, SUGGEST_COUNT, signal)
  } catch (error) {
    if (!signal.aborted) console.error('Подсказки не пришли', error)
    throw error
  }
}
