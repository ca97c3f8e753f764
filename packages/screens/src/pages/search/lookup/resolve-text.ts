import { hasHousePart } from '@proverka/domain/property'
import type { ResolvedText } from '@proverka/ui/forms/search-form'
import { loadSuggestions } from './load-suggestions.ts'

/**
 * Resolves a text that is neither a number nor the address of a flat: to the best suggestion, if it is an object or a
 * house. A street or a town is not enough to search by; a guess is only shown, never taken.
 */
export async function resolveText(text: string): Promise<ResolvedText> {
  const answer = await loadSuggestions(text.trim(), new AbortController().signal)
  const [best] = 'rows' in answer ? answer.rows : answer
  if ('rows' in answer) return { words: best ? `${answer.words}: ${best.value}` : answer.words }
  if (!best) return undefined
  return best.note !== undefined || hasHousePart(best.value) ? best.value : undefined
}
