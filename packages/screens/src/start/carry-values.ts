import { restoreTypedValues } from './typed-values.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTick = (field: Field) => field.type === 'checkbox' || field.type === 'radio'

/**
 * Remembers what was typed into a page that the app draws again; the function that it gives back writes it into the fields
 * of the same names, in the same order.
 */
export function carryValues(root: ParentNode): () => void {
  const typed = namedFields(root).map(({ key, field }) => ({
    key,
    isTick: isTick(field),
    value: field.value,
    isChecked: 'checked' in field && field.checked,
    hasFocus: field === document.activeElement,
    isChanged: isChanged(field),
  }))
  return () => {
    const fields = new Map(namedFields(root).map(({ key, field }) => [key, field]))
    for (const { key, value, isChecked, hasFocus, isChanged: wasTyped, ...kind } of typed) {
      const field = fields.get(key)
      if (hasFocus) field?.focus({ preventScroll: true })
      if (!field || !wasTyped) continue
      if (kind.isTick) (field as HTMLInputElement).checked = isChecked
      else field.value = value
    }
    restoreTypedValues(root)
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return true
  if (isTick(field)) return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
  return field.value !== field.defaultValue
}

/** Fields by name and value of a tick, counted where several have the same. */
function namedFields(root: ParentNode) {
  const counts = new Map<string, number>()
  return [...root.querySelectorAll<Field>('input[name], textarea[name], select[name]')].map((field) => {
    const name = isTick(field) ? `${field.name} ${field.value}` : field.name
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { key: `${name} ${count}`, field }
  })
}
