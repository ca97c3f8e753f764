import { caretAfterMask } from './caret.ts'
import { eraseBehindPunctuation } from './erase.ts'
import { putBehindPrefix } from './fixed-prefix.ts'
import type { IsValueChar, Mask } from './mask.ts'

export interface BrowserEdit {
  before: string
  /** What the browser made of it, and where it left the caret. */
  typed: string
  caret: number
  inputType: string | undefined
  mask: Mask
  isValueChar: IsValueChar
  /** What the mask puts in front. */
  prefix: string
}

/** Kinds of input that bring a whole text, unlike keys; autofill has no kind at all. */
const wholeTexts = [undefined, 'insertFromPaste', 'insertFromDrop', 'insertReplacementText']

/** The text that a masked input shows after an edit of the browser, and the place of the caret in it. */
export function applyEdit(press: BrowserEdit): { text: string; caret: number } {
  const { before, typed, caret, inputType, mask, isValueChar, prefix } = press
  const fixed = before.startsWith(prefix) ? prefix.length : 0
  const edit = putBehindPrefix(before, typed, caret, fixed) ??
    eraseBehindPunctuation({ ...press, fixed }) ?? { text: typed, caret }
  // What was shown before says nothing about a text that replaces it.
  const text = mask(edit.text, wholeTexts.includes(inputType) ? '' : before)
  const place = caretAfterMask(edit.text, edit.caret, text, isValueChar)
  return { text, caret: Math.max(place, text.startsWith(prefix) ? prefix.length : 0) }
}
