/*
 * A Russian driving licence: two digits, two digits or Cyrillic capitals, six digits. Spaces do not count; Latin
 * look-alikes are read as Cyrillic. Beyond the specification.
 */

import { russianCapital } from '../look-alikes.ts'

/** Shown for a text that is no driving licence. */
export const LICENSE_MESSAGE = 'Серия и номер удостоверения — 10 знаков'

const SHAPE = /^\d{2}[\dА-Я]{2}\d{6}$/
/** Room for the ten characters with generous separators. */
const MAX_LENGTH = 64

/** The ten characters alone, or null when the text is no driving licence. */
export function normaliseLicense(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null
  const text = [...value.replaceAll(/[\s-]/g, '').toUpperCase()]
    .map((char) => String.fromCharCode(russianCapital(char.charCodeAt(0)) || char.charCodeAt(0)))
    .join('')
  return SHAPE.test(text) ? text : null
}
