import { checkedText } from '../rules/checked-text.ts'

/*
 * A car plate: letter, three digits, two letters, a region of two or three digits that is not 000. Only the twelve
 * letters that look alike in both alphabets; Latin ones are turned into Cyrillic (AMB-77).
 */

export const PLATE_MESSAGE = 'Некорректный гос. номер'

const cyrillic = 'АВЕКМНОРСТУХ'
const latin = 'ABEKMHOPCTYX'
const lookAlikes = new Map(Array.from(latin, (letter, index) => [letter, cyrillic[index] ?? '']))
const shape = new RegExp(`^[${cyrillic}${latin}]\\d{3}[${cyrillic}${latin}]{2}(?!000$)\\d{2,3}$`, 'i')

const canonical = new RegExp(`^[${cyrillic}]\\d{3}[${cyrillic}]{2}(?!000$)\\d{2,3}$`)

/** Room for the nine characters with spaces between them. */
const MAX_LENGTH = 32

/** The plate in upper case Cyrillic letters without spaces, or null when the text is none. */
export function normalisePlate(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const trimmed = value.trim()
  if (trimmed.length > MAX_LENGTH) return null
  // Most input is already canonical.
  if (canonical.test(trimmed)) return trimmed
  const text = trimmed.replace(/\s/g, '')
  if (!shape.test(text)) return null
  return Array.from(text.toUpperCase(), (letter) => lookAlikes.get(letter) ?? letter).join('')
}

/** Whether the text is a car plate (VALID-12). */
export function isPlate(value: unknown): value is string {
  return normalisePlate(value) !== null
}

export const plateSchema = /* @__PURE__ */ checkedText(isPlate, PLATE_MESSAGE)
