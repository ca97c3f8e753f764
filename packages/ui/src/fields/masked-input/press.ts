import { caretAfterMask } from './caret.ts'
import { eraseBehindPunctuation } from './erase.ts'
import { putBehindFront } from './fixed-front.ts'
import type { Counts, Mask } from './mask.ts'

export interface Press {
  before: string
  /** What the browser made of it, and where it left the caret. */
  typed: string
  caret: number
  inputType: string | undefined
  mask: Mask
  counts: Counts
  /** What the mask puts in front. */
  front: string
}

/** Kinds of input that bring a whole text, unlike keys; autofill has no kind at all. */
const wholeTexts = [undefined, 'insertFromPaste', 'insertFromDrop', 'insertReplacementText']

/** The text that a masked input shows after an edit of the browser, and the place of the caret in it. */
export function afterPress(press: Press): { text: string; caret: number } {
  const { before, typed, caret, inputType, mask, counts, front } = press
  const fixed = before.startsWith(front) ? front.length : 0
  const edit = putBehindFront(before, typed, caret, fixed) ??
    eraseBehindPunctuation({ ...press, fixed }) ?? { text: typed, caret }
  // What was shown before says nothing about a text that replaces it.
  const text = mask(edit.text, wholeTexts.includes(inputType) ? '' : before)
  const place = caretAfterMask(edit.text, edit.caret, text, counts)
  return { text, caret: Math.max(place, text.startsWith(front) ? front.length : 0) }
}
