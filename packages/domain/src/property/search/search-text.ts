import { visibleText } from '../../fields/text/plain-text.ts'
import { requireText } from '../../input/require-text.ts'
import { cutApartmentPart, hasApartmentPart, hasHousePart } from './address-parts.ts'
import { isNumberText } from './number-parts.ts'
import { numberInText, numbersInText } from './numbers-in-text.ts'

/** The hint inside the empty search field (specification, section 2). */
export const SEARCH_PLACEHOLDER = 'Введите адрес или кадастровый номер'
/** Message of an unticked required consent. */
export const SEARCH_CONSENT_MESSAGE = 'Поставьте согласие на обработку персональных данных'
/** Hint for an address without a flat (AMB-55). */
export const SEARCH_FLAT_HINT = 'Укажите квартиру или кадастровый номер'
/** Added to the field when a house is chosen among the suggestions (AMB-55). */
export const SEARCH_FLAT_SUFFIX = ', кв '

/** Maximum length of a search text: no address is longer, and a pasted table is not one. */
export const SEARCH_MAX_LENGTH = 500
/** Most objects that one search answers. */
export const SEARCH_RESULTS_LIMIT = 300
/** Said at the field and by the server when a text is longer. */
export const SEARCH_TOO_LONG_TEXT: string = `Слишком длинный текст: оставьте один адрес или номер, не больше ${SEARCH_MAX_LENGTH} знаков`

/** Wait after the last key before suggestions are asked for, milliseconds (CONST-25). */
export const SUGGEST_DEBOUNCE_MS = 1000
/** How many suggestions are asked for. */
export const SUGGEST_COUNT = 8
/** Up to this length suggestions are asked for. */
export const SUGGEST_MAX_LENGTH = 300
/** From this length on suggestions are asked for (AMB-58). */
export const SUGGEST_MIN_LENGTH = 3

/** How a search text is judged. */
export interface SearchOptions {
  /** Whole houses are searched: a house is enough, a flat is cut off. */
  readonly addressOnly?: boolean
}

/**
 * Whether the text may be submitted (SEARCH-06..09, AMB-52): it is or names a number in some spelling, or is an address
 * that is enough.
 */
export function canSubmitSearch(text: string, options?: SearchOptions): boolean {
  if (typeof text !== 'string') return false
  if (isNumberText(text) || numbersInText(text).length > 0) return true
  return options?.addressOnly ? hasHousePart(text.trim()) : hasApartmentPart(text.trim())
}

/** What is sent to the server: trimmed, a number in its colon form, without the flat in address-only mode. */
export function searchQuery(text: string, options?: SearchOptions): string {
  const trimmed = visibleText(requireText(text, 'query')).trim()
  return numberInText(trimmed) ?? (options?.addressOnly ? cutApartmentPart(trimmed) : trimmed)
}

/** The object of a query that found nothing (SEARCH-11, AMB-57): the typed text as address, its number if it names one. */
export function objectForQuery(text: string): { readonly Number?: string; readonly Address: string } {
  const Address = requireText(text, 'query').trim()
  const number = numberInText(Address)
  return number === null ? { Address } : { Number: number, Address }
}
