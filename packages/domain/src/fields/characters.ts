/*
 * Questions about single UTF-16 codes. The validators read a text code by code: that allocates no strings and costs a
 * fraction of a pattern, on short input as on hostile one.
 */

const NO_BREAK_SPACE = 0xa0

/** Whether the code is one of 0 to 9; false for digits of other scripts. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Whether all codes are digits; true for an empty text. */
export function isDigits(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (!isDigit(text.charCodeAt(index))) return false
  }
  return true
}

/** The value of the digit at a place. */
export function digitAt(text: string, index: number): number {
  return text.charCodeAt(index) - 48
}

/** Whether the code is white space as `trim` and `\s` mean it. */
export function isSpace(code: number): boolean {
  if (code <= NO_BREAK_SPACE) return code === 32 || code === NO_BREAK_SPACE || (code >= 9 && code <= 13)
  return String.fromCharCode(code).trim() === ''
}
