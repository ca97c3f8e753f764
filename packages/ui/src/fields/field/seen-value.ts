import { visibleText } from '@proverka/domain'

/**
 * The text of a control without invisible pasted characters. Sets the control to it and restores the caret.
 */
export function seenValue(control: HTMLInputElement | HTMLTextAreaElement): string {
  const seen = visibleText(control.value)
  if (seen === control.value) return seen
  const caret = visibleText(control.value.slice(0, control.selectionStart ?? undefined)).length
  control.value = seen
  control.setSelectionRange(caret, caret)
  return seen
}
