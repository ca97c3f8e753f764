import { isDigit, isSpace } from '../characters.ts'
import { russianCapital } from '../look-alikes.ts'

/*
 * A car plate: a letter, three digits, two letters, a region of two or three digits that is not 000. Only the twelve
 * letters that look alike in both alphabets; Latin ones are turned into Cyrillic (AMB-77).
 */

/** The message of a text that is no car plate (VALID-12). */
export const PLATE_MESSAGE = 'Некорректный гос. номер'

/** Why a plate that was copied rightly is refused: cars alone are asked about by their plates. */
export const OTHER_PLATE_HINT = 'Такой номер у мотоцикла, прицепа, автобуса или с транзита. Найдем по VIN'

/** Places of the region, which is of two or three digits, after the letter, the number and two letters. */
const REGION = 6
const ZERO = 0x30

/** Room for the nine characters with spaces between them. */
const MAX_LENGTH = 32

/** The plate in upper case Cyrillic letters without spaces, or null when the text is none. */
export function normalisePlate(value: unknown): string | null {
  if (!isPlate(value)) return null
  const text = value.trim()
  // Most input is canonical.
  if (/^[А-Х\d]+$/.test(text)) return text
  let plate = ''
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (!isSpace(code)) plate += String.fromCharCode(russianCapital(code) || code)
  }
  return plate
}

// Four figures and two letters, or the other way round: motorcycles, trailers, tractors. Two letters and three figures, with
// a letter or none: transit and buses.
const otherPlate = /^(?:\d{4}\p{L}{2}|\p{L}{2}\d{4}|\p{L}{2}\d{3}\p{L}?)\d{2,3}$/u

/** Whether the text is a plate of what is no car: with its region, as cars have it. */
export function isOtherPlate(value: string): boolean {
  return value.length <= MAX_LENGTH && otherPlate.test(value.replace(/\s/g, ''))
}

/** Whether the text is a car plate (VALID-12). */
export function isPlate(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const text = value.trim()
  if (text.length > MAX_LENGTH) return false
  let place = 0
  let regionZeros = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (place === 0 || place === 4 || place === 5 ? russianCapital(code) > 0 : isDigit(code)) {
      if (place >= REGION && code === ZERO) regionZeros++
      place++
    } else if (!isSpace(code)) return false
  }
  return (place === REGION + 2 || place === REGION + 3) && regionZeros < 3
}
