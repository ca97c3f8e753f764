import { digitAt } from '../characters.ts'
import { normaliseSnils } from './snils.ts'

/** Numbers up to this one were given out before the checksum existed. */
const LAST_WITHOUT_CHECKSUM = '001001998'

/**
 * Whether the last two digits are the right checksum; a warning, never an error (FIND-06).
 *
 * @keep A rule of fields that the specification states, for forms of other programs.
 */
export function isSnilsChecksumValid(value: unknown): boolean {
  const digits = normaliseSnils(value)
  if (digits === null) return false
  // Texts of one length compare like their numbers.
  if (digits.slice(0, 9) <= LAST_WITHOUT_CHECKSUM) return true
  let sum = 0
  for (let index = 0; index < 9; index++) sum += (9 - index) * digitAt(digits, index)
  return (sum % 101) % 100 === digitAt(digits, 9) * 10 + digitAt(digits, 10)
}
