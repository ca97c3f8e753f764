/**
 * Tells a freshly hydrated page what the user typed or ticked before the app took over: the browser keeps the text in
 * the field, but the app's state does not know it yet. Runs before the first paint of the hydrated page.
 */
export function restoreTypedValues(root: ParentNode): void {
  for (const field of root.querySelectorAll<Field>('input[name], textarea[name], select[name]')) {
    if (isTick(field)) restoreTick(field)
    else if (field.value !== initialValue(field)) restoreText(field)
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isTick(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

function restoreTick(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return
  field.checked = !field.checked
  field.click()
}

function restoreText(field: Field): void {
  writeText(field, field.value)
}

/**
 * React compares a field with the last value that it saw set on the element itself: clearing it there and writing the
 * text through the prototype makes the text news.
 */
function writeText(field: Field, text: string): void {
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? ''
}
