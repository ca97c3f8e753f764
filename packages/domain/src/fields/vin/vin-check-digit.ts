import { digitAt } from '../characters.ts'
import { normaliseVin } from './vin.ts'

/** What the characters from 0 to Z count for; dots for those that no VIN has. */
const VALUES = '0123456789.......12345678.12345.7.923456789'
const FIRST = 0x30
/** The weights of the places, a character each: the colon follows 9 in ASCII and so means 10. */
const WEIGHTS = '8765432:098765432'

/**
 * Whether the ninth character is the right check digit. Only makers for North America and China must write one, so a
 * wrong one is a hint and never an error; beyond the specification.
 *
 * @keep A rule of fields that the specification states, for forms of other programs.
 */
export function isVinCheckDigitValid(value: unknown): boolean {
  const vin = normaliseVin(value)
  if (vin === null) return false
  let sum = 0
  for (let index = 0; index < WEIGHTS.length; index++) {
    sum += digitAt(WEIGHTS, index) * digitAt(VALUES, vin.charCodeAt(index) - FIRST)
  }
  const digit = sum % 11
  return vin[8] === (digit === 10 ? 'X' : String(digit))
}
