import type { IsValueChar, Mask } from './mask.ts'

export interface Erasure {
  before: string
  typed: string
  caret: number
  /** As the browser names it: `deleteContentBackward`. */
  inputType: string | undefined
  mask: Mask
  isValueChar: IsValueChar
  /** How many characters in front no key takes away. */
  fixed: number
}

/**
 * A key that took away nothing but punctuation of the mask would do nothing, because the mask sets it again: it is meant
 * for the character behind the punctuation. Undefined when the key did its work by itself.
 */
export function eraseBehindPunctuation(erasure: Erasure): { text: string; caret: number } | undefined {
  const { before, typed, caret, inputType, mask, isValueChar, fixed } = erasure
  const forward = inputType === 'deleteContentForward'
  if (!forward && inputType !== 'deleteContentBackward') return undefined
  if (typed !== before.slice(0, caret) + before.slice(caret + 1)) return undefined
  if (isValueChar.test(before.charAt(caret)) || mask(typed, before) !== before) return undefined
  const step = forward ? 1 : -1
  let place = caret + step
  while (place >= 0 && place < before.length && !isValueChar.test(before.charAt(place))) place += step
  // Nothing to erase there: the key moves the caret over the punctuation.
  if (place < fixed || place >= before.length) return { text: before, caret: forward ? caret + 1 : caret }
  return { text: before.slice(0, place) + before.slice(place + 1), caret: forward ? caret : place }
}
