import { isTick, LEFT, PASTED } from '../shared/named-fields.ts'
import type { Field } from '../shared/named-fields.ts'

/**
 * Tells a freshly hydrated page what the user typed or ticked before the app took over: the browser keeps the text in
 * the field, but the app's state does not know it yet. Runs before the first paint of the hydrated page.
 */
export function restoreTypedValues(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>('input[name], textarea[name], select[name]')) {
    if (isTick(field)) restoreTick(field)
    // The files of a field are its own: no script may write them.
    else if (field.type === 'file') restoreFiles(field)
    else if (field.value !== initialValue(field)) restoreText(field)
  }
}

/**
 * Tells the fields that the user has left meanwhile that they were left: a name of three words is split there, a wrong
 * value says so. After the texts, which a field has to know first.
 */
export function leaveFields(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>(`[${LEFT}]`)) {
    field.removeAttribute(LEFT)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

function restoreTick(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return
  field.checked = !field.checked
  field.click()
}

function restoreFiles(field: Field): void {
  if (field.value !== '') field.dispatchEvent(new Event('change', { bubbles: true }))
}

function restoreText(field: Field): void {
  const text = field.value
  if (!field.hasAttribute(PASTED)) return writeText(field, text)
  field.removeAttribute(PASTED)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
  // A field that takes a pasted text itself has no use for it a second time.
  if (field.dispatchEvent(paste)) writeText(field, text)
}

/**
 * React compares a field with the last value that it saw set on the element itself: clearing it there and writing the
 * text through the prototype makes the text news.
 */
function writeText(field: Field, text: string): void {
  const selected = selectionOf(field)
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  if (selected) selectText(field, ...selected)
}

/** Selects a part of a field whose text React writes once more before it lets go of this task. */
export function selectText(field: Field, start: number | null, end: number | null): void {
  const select = () => (field as HTMLInputElement).setSelectionRange(start, end)
  select()
  queueMicrotask(select)
}

/** What is selected in the field that has the focus, or where its caret is; only fields of free text know. */
function selectionOf(field: Field): [number, number] | undefined {
  if (document.activeElement !== field || !('selectionStart' in field)) return undefined
  const { selectionStart, selectionEnd } = field
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}

function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? ''
}
