import type { IsValueChar } from './mask.ts'

/** How many characters of the value a text has; the rest is punctuation that a mask sets. */
export function countCharacters(text: string, isValueChar: IsValueChar): number {
  let count = 0
  for (let index = 0; index < text.length; index++) if (isValueChar.test(text.charAt(index))) count++
  return count
}

/**
 * Where the caret belongs after a text was set again: behind the same character of the value as before, at the end when
 * it was there. What the mask put in front by itself, such as the 7 of the country code, is counted along.
 */
export function caretAfterMask(
  typed: string,
  caret: number,
  masked: string,
  isValueChar: IsValueChar = /\d/,
): number {
  if (typed === masked) return caret
  if (caret >= typed.length) return masked.length
  const added = countCharacters(masked, isValueChar) - countCharacters(typed, isValueChar)
  const shift = typed.trimStart().startsWith('+') ? 0 : Math.max(0, added)
  const wanted = countCharacters(typed.slice(0, caret), isValueChar) + shift
  let seen = 0
  for (let index = 0; index < masked.length; index++) {
    if (seen === wanted) return index
    if (isValueChar.test(masked.charAt(index))) seen++
  }
  return masked.length
}
