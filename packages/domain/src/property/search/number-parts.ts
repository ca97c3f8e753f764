import { plainText } from '../../fields/text/plain-text.ts'

/** The parts of a cadastral number in their order. */
export const NUMBER_PARTS = ['region', 'district', 'block', 'parcel'] as const

/** A part of a cadastral number: «округ», «район», «квартал», «объект». */
export type NumberPart = (typeof NUMBER_PARTS)[number]

const quarter = /^(\d{2})[:;^|.\-/\s]+(\d{2})[:;^|.\-/\s]+(\d{6,7})[:;^|.\-/\s]*$/

/** The cadastral quarter that a text is, in its colon form; null for a number of an object and for other texts. */
export function normaliseQuarter(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const found = quarter.exec(text.trim())
  return found ? found.slice(1).join(':') : null
}

const digitsAlone = /^(?=.*\d)[\d:;^|.\-/\s]+$/

/** Whether someone means a number: digits and their separators alone, right or not. */
export const isNumberText = (text: string): boolean => digitsAlone.test(plainText(text))
