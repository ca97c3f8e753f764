import { ERROR_CODES, type ErrorCode } from '@proverka/domain/errors'
import { escapeMarkup } from '../../platform/escape-markup.ts'

/** Error codes with their statuses and words, as a list. */
export function codesHtml(codes: readonly ErrorCode[]): string {
  const lines = codes.map((code) => {
    const { status, text } = ERROR_CODES[code]
    return `<dt>${status} ${code}</dt><dd>${escapeMarkup(text)}</dd>`
  })
  return `<dl>${lines.join('')}</dl>`
}
