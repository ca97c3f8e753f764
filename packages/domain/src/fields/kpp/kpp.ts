import { isDigit } from '../characters.ts'

const LENGTH = 9

/**
 * Whether the text is a KPP: four digits of the tax office, a reason of two digits or Latin capitals that is not 00,
 * three digits. Beyond the specification.
 */
export function isKpp(value: unknown): value is string {
  if (typeof value !== 'string' || value.length !== LENGTH || value.startsWith('00', 4)) return false
  for (let index = 0; index < LENGTH; index++) {
    const code = value.charCodeAt(index)
    if (!isDigit(code) && !((index === 4 || index === 5) && isCapital(code))) return false
  }
  return true
}

function isCapital(code: number): boolean {
  return code >= 0x41 && code <= 0x5a
}
