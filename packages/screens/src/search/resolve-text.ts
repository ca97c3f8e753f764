import { hasHousePart } from '@proverka/domain'
import { loadSuggestions } from './load-suggestions.ts'

/**
 * Resolves a text that is neither a number nor the address of a flat: to the best suggestion, if it is an object or a
 * house. A street or a town is not enough to search by.
 */
export async function resolveText(text: string): Promise<string | undefined> {
  const [best] = await loadSuggestions(text.trim(), new AbortController().signal)
  if (!best) return undefined
  return best.note !== undefined || hasHousePart(best.value) ? best.value : undefined
}
