import { requireText } from '../../input/require-text.ts'

/** No address is longer, and no address bar carries more. */
const MAX_LENGTH = 2000

/**
 * The path parameter of a house's sale history: trimmed, one underscore per run of white space (AMB-85). What goes
 * beyond 2000 characters is cut off.
 */
export function saleHistoryParam(query: string): string {
  return requireText(query, 'query').trim().slice(0, MAX_LENGTH).trimEnd().replace(/\s+/g, '_')
}

/** Reads the parameter back; an underscore that was typed reads as a space. */
export function saleHistoryQuery(param: string): string {
  return requireText(param, 'detail').replaceAll('_', ' ')
}
