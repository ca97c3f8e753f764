import { isDigit, isSpace } from '../characters.ts'
import { russianCapital } from '../look-alikes.ts'
import { plainText } from '../text/plain-text.ts'

/*
 * A car plate: a letter, three digits, two letters, a region of two or three digits that is not 000. Only the twelve
 * letters that look alike in both alphabets; Latin ones are turned into Cyrillic (AMB-77).
 */

/** The message of a text that is no car plate (VALID-12). */
export const PLATE_MESSAGE = 'Некорректный гос. номер'

/** Why a plate that was copied rightly is refused: registers answer by the plates of ordinary cars alone. */
export const OTHER_PLATE_HINT =
  'Такой номер не проверяем: он дипломатический, полицейский, транзитный или не у автомобиля. Найдем по VIN'

/** Places of the region, which is of two or three digits, after the letter, the number and two letters. */
const REGION = 6
const ZERO = 0x30

/** Room for the nine characters with spaces between them. */
const MAX_LENGTH = 32

/** The plate in upper case Cyrillic letters without spaces, or null when the text is not one. */
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

/** Plates of other kinds (GOST R 50577-2018), without their region. */
const OTHER_PLATES = [
  // Motorcycles, tractors, the army; trailers.
  '\\d{4}\\p{L}{2}',
  '\\p{L}{2}\\d{4}',
  // Buses, taxis, transit.
  '\\p{L}{2}\\d{3}\\p{L}?',
  // Police: a car, a motorcycle, a trailer.
  '\\p{L}\\d{4}',
  '\\d{4}\\p{L}',
  '\\d{3}\\p{L}',
  // The head of an embassy, diplomats, other staff: 001 CD 1, 001 D 005, 001 T 005.
  '\\d{3}(?:[CС][DД]|[DДTТ])\\d{1,3}',
]
const otherPlate = /* @__PURE__ */ new RegExp(`^(?:${OTHER_PLATES.join('|')})\\d{2,3}$`, 'iu')

/** Whether the text is a plate that is not of an ordinary car: with its region, as cars have it. */
export function isOtherPlate(value: string): boolean {
  return value.length <= MAX_LENGTH && otherPlate.test(plainText(value).replaceAll(/[\s-]/g, ''))
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
