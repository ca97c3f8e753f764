import { checkedText } from '../rules/checked-text.ts'

/*
 * A vehicle identification number: 17 Latin letters and digits without I, O and Q. It is judged trimmed and in upper
 * case (AMB-77), with the Cyrillic look-alikes that official answers hold turned into Latin (FIND-07).
 */

export const VIN_MESSAGE = 'Введите корректный VIN'
/** CONST-24 */
export const VIN_LENGTH = 17

const lookAlikes = new Map(
  Array.from('АВЕКМНОРСТУХ', (letter, index) => [letter, 'ABEKMHOPCTYX'[index] ?? '']),
)
const shape = new RegExp(`^[A-HJ-NPR-Z\\d]{${VIN_LENGTH}}$`)
const typed = new RegExp(`^[A-ZАВЕКМНОРСТУХ\\d]{${VIN_LENGTH}}$`, 'i')

/** The number in upper case Latin letters, or null when the text is none. */
export function normaliseVin(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  // Most input is already canonical.
  if (shape.test(text)) return text
  if (text.length !== VIN_LENGTH || !typed.test(text)) return null
  const vin = Array.from(text.toUpperCase(), (letter) => lookAlikes.get(letter) ?? letter).join('')
  return shape.test(vin) ? vin : null
}

/** Whether the text is a VIN (VALID-11). */
export function isVin(value: unknown): value is string {
  return normaliseVin(value) !== null
}

/** A VIN of one repeated character passes the rule and is surely not a real one (FIND-07). */
export function isSuspiciousVin(value: unknown): boolean {
  const vin = normaliseVin(value)
  return vin !== null && new Set(vin).size === 1
}

export const vinSchema = /* @__PURE__ */ checkedText(isVin, VIN_MESSAGE)
