import { visibleText } from '@proverka/domain'

/** What holds a form's controls: a form, or a part of one that a button elsewhere sends. */
export type ControlHolder = HTMLFormElement | HTMLFieldSetElement

/** The control of a name; of radio buttons the chosen one, else the first. */
export function controlOf(form: ControlHolder | null, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name)
  if (!(found instanceof RadioNodeList)) return found instanceof HTMLElement ? found : undefined
  const radios = [...found].filter((node) => node instanceof HTMLInputElement)
  return radios.find(({ checked }) => checked) ?? radios[0]
}

/** The names as they follow one another in the page; those without a control of their own come last. */
export function inPageOrder<N extends string>(form: ControlHolder | null, names: readonly N[]): readonly N[] {
  const places = [...(form?.elements ?? [])].map((element) => element.getAttribute('name'))
  const placeOf = (name: N) => places.indexOf(name) >>> 0
  return names.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The control of text that has the focus and holds nothing yet. */
export function emptyFocusIn(form: ControlHolder | null): HTMLInputElement | HTMLTextAreaElement | undefined {
  const focused = document.activeElement
  const isText = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
  return isText && focused.value === '' && form?.contains(focused) ? focused : undefined
}

/** Differences between the page's controls and the form's initial values. */
export function restoreTypedValues<V extends Record<string, string | boolean>>(
  form: ControlHolder | null,
  initial: V,
): Partial<V> | undefined {
  const typed: Record<string, string | boolean> = {}
  for (const element of form?.elements ?? []) {
    if (
      !(
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
      )
    )
      continue
    const before = initial[element.name]
    if (typeof before === 'boolean' && element instanceof HTMLInputElement) {
      if (element.checked !== before) typed[element.name] = element.checked
    } else if (typeof before === 'string' && element.type !== 'radio') {
      if (element.value !== '' && before === '') typed[element.name] = visibleText(element.value)
    } else if (typeof before === 'string' && element instanceof HTMLInputElement && element.checked) {
      if (element.value !== before) typed[element.name] = element.value
    }
  }
  return Object.keys(typed).length > 0 ? (typed as Partial<V>) : undefined
}
