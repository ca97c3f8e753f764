import { visibleText } from '@proverka/domain'

/**
 * The text of a control without the signs that nobody sees, which a paste brings along. The control shows just that, with
 * the caret where it was.
 */
export function seenValue(control: HTMLInputElement | HTMLTextAreaElement): string {
  const seen = visibleText(control.value)
  if (seen === control.value) return seen
  const caret = visibleText(control.value.slice(0, control.selectionStart ?? undefined)).length
  control.value = seen
  control.setSelectionRange(caret, caret)
  return seen
}
