import { SUGGEST_COUNT, SUGGEST_MAX_LENGTH } from '@proverka/domain/property'
import type { AddressSuggestion } from '@proverka/domain/property'
import type { ExplainedSuggestions } from '@proverka/ui/fields'
import { fetchAddresses } from './suggestions.ts'

/** Addresses that fit a text, for a form that asks for a house or a flat. A failure is recorded: the field works on. */
export async function loadAddresses(
  text: string,
  signal: AbortSignal,
): Promise<readonly AddressSuggestion[] | ExplainedSuggestions<AddressSuggestion>> {
  // No address is as long: the form says so of a pasted text.
  if (text.length > SUGGEST_MAX_LENGTH) return []
  try {
    return await fetchAddresses(text, SUGGEST_COUNT, signal)
  } catch (error) {
    if (!signal.aborted) console.error('Подсказки не пришли', error)
    throw error
  }
}
