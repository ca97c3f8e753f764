import { requireText } from '../../input/require-text.ts'

/** The path parameter of a house's sale history: trimmed, one underscore per run of white space (AMB-85). */
export function saleHistoryParam(query: string): string {
  return requireText(query, 'query').trim().replace(/\s+/g, '_')
}

/** Reads the parameter back; an underscore that was typed reads as a space. */
export function saleHistoryQuery(param: string): string {
  return requireText(param, 'detail').replaceAll('_', ' ')
}
