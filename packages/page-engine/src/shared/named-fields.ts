export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Attributes of a field whose text was pasted, or that was left, before the app listened. */
export const PASTED = 'data-pasted'
export const LEFT = 'data-left'

interface NamedField {
  /** The same for the field that takes the place of this one when the page is rendered again. */
  readonly key: string
  readonly field: Field
}

export function isTick(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

/** Fields by name and value of a tick, counted where several have the same. */
export function namedFields(root: ParentNode): readonly NamedField[] {
  const counts = new Map<string, number>()
  return [...root.querySelectorAll<Field>('input[name], textarea[name], select[name]')].map((field) => {
    const name = isTick(field) ? `${field.name} ${field.value}` : field.name
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { key: `${name} ${count}`, field }
  })
}
