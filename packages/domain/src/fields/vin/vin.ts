import { isDigit } from '../characters.ts'
import { latinCapital } from '../look-alikes.ts'

/*
 * A vehicle identification number: 17 Latin letters and digits without I, O and Q. It is judged trimmed and in upper
 * case (AMB-77), with the Cyrillic look-alikes that official answers hold turned into Latin (FIND-07).
 */

/** The message of a text that is no VIN (VALID-11). */
export const VIN_MESSAGE = 'Введите корректный VIN'
/** Why a text that looks like a VIN is invalid: letters that are mistaken for digits. */
export const VIN_LETTERS_HINT = 'Букв I, O и Q в VIN не бывает: это 1 и 0'
/** The length of a VIN in characters (CONST-24). */
export const VIN_LENGTH = 17

const canonical = /^[A-HJ-NPR-Z\d]{17}$/

/** The number in upper case Latin letters, or null when the text is not one. */
export function normaliseVin(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (canonical.test(text)) return text
  if (!isVin(text)) return null
  let vin = ''
  for (let index = 0; index < VIN_LENGTH; index++) {
    vin += String.fromCharCode(latinCapital(text.charCodeAt(index)))
  }
  return vin
}

/** Whether the text is a VIN (VALID-11). */
export function isVin(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const text = value.trim()
  if (text.length !== VIN_LENGTH) return false
  for (let index = 0; index < VIN_LENGTH; index++) {
    const code = text.charCodeAt(index)
    if (!isVinCharacter(code) && !isVinCharacter(latinCapital(code))) return false
  }
  return true
}

/** Whether the text holds letters that no VIN has: they were read for the figures 1 and 0. */
export function hasLettersOfNoVin(value: string): boolean {
  return /[ioqо]/iu.test(value)
}

/**
 * A VIN of one repeated character passes the rule and is surely not a real one (FIND-07).
 *
 * @keep A rule of fields that the specification states, for forms of other programs.
 */
export function isSuspiciousVin(value: unknown): boolean {
  return new Set(normaliseVin(value)).size === 1
}

/** A digit or a capital letter other than I, O and Q. */
function isVinCharacter(code: number): boolean {
  return isDigit(code) || (code >= 0x41 && code <= 0x5a && code !== 0x49 && code !== 0x4f && code !== 0x51)
}
