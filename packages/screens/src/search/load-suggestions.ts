import { SUGGEST_COUNT, SUGGEST_MAX_LENGTH } from '@proverka/domain'
import type { Suggestion } from '@proverka/ui/fields'

/**
 * Asks for addresses that fit a text; its code comes with the first question. Suggestions are a help, not a need: the
 * reason of a failure is recorded here, and the field works on.
 */
export async function loadSuggestions(query: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  // No address is as long: a pasted text is told so by the form.
  if (query.length > SUGGEST_MAX_LENGTH) return []
  try {
    const { fetchSuggestions } = await import('./suggestions.ts')
    return await fetchSuggestions(query, SUGGEST_COUNT, signal)
  } catch (error) {
    if (!signal.aborted) console.error('Подсказки не пришли', error)
    throw error
  }
}
