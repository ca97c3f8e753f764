import { normaliseVin, VIN_LENGTH } from '@proverka/domain'
import { keepOrLeave } from './mask.ts'
import { withoutLabel } from './without-label.ts'

/** Letters and figures make up a VIN. */
export const vinCharacters = /[\p{L}\d]/u

const label = /(?:vin|вин)(?:[\s-]*(?:код|code|номер))?[\s:№#-]*(?=[\p{L}\d])/iu

/**
 * Sets a VIN in capitals without gaps; Cyrillic letters that look like Latin ones become Latin once it is complete. The
 * letters I, O and Q stay as typed: the rule explains that they are not allowed.
 */
export function maskVin(text: string, before = ''): string {
  const bare = withoutLabel(text, label).replace(/[\s.\-_:*/]+/g, '')
  if (/[^\p{L}\d]/u.test(bare)) return text
  if (bare.length > VIN_LENGTH) return keepOrLeave(text, before, before.length >= VIN_LENGTH)
  return normaliseVin(bare) ?? bare.toUpperCase()
}
