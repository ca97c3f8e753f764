import { normaliseVin } from './vin.ts'

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const letterValues = '12345678123457923456789'
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/**
 * Whether the ninth character is the right check digit. Only makers for North America and China must write one, so a
 * wrong one is a hint and never an error; beyond the specification.
 */
export function isVinCheckDigitValid(value: unknown): boolean {
  const vin = normaliseVin(value)
  if (vin === null) return false
  let sum = 0
  for (const [index, weight] of weights.entries()) sum += weight * valueOf(vin[index] ?? '')
  const digit = sum % 11
  return vin[8] === (digit === 10 ? 'X' : String(digit))
}

function valueOf(character: string): number {
  const place = letters.indexOf(character)
  return Number(place < 0 ? character : letterValues[place])
}
