import { APP_READY } from '../shared/app-events.ts'
import { isTick, LEFT, namedFields, PASTED } from '../shared/named-fields.ts'
import type { Field } from '../shared/named-fields.ts'

/*
 * What is typed, ticked and chosen on a page is stored in the tab when the page is left, and put back into the HTML of
 * the next load of the same URL, however late the app comes: the app takes it from the fields. Browsers restore no field
 * with `autocomplete="off"`, and none that the app has rendered.
 */

/** A field by its key (`named-fields.ts`), its text or tick, and whether the text was pasted. */
type StoredField = readonly [key: string, value: string | boolean, isPasted: boolean]

/** Starts to listen; `onRestored` is called when something was put back. */
export function keepTyped(onRestored: () => void, keyOf = (url: string) => `typed ${url}`): void {
  // With the URL of then: a field may stay where a search or Back changes the URL, and says nothing of that page.
  const touched = new Map<EventTarget | null, string>()
  const touch = ({ target }: Event) => touched.set(target, pageUrl())
  for (const name of ['input', 'change']) addEventListener(name, touch, { capture: true, passive: true })
  markFields()
  // What a form sends to an address is asked for there.
  addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement
    if (form.hasAttribute('action')) for (const field of form.elements) touched.delete(field)
  })
  const keep = () => {
    const fields = storable()
      .filter(({ field }) => touched.get(field) === pageUrl())
      .flatMap(toStored)
    store(keyOf(pageUrl()), fields)
  }
  addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep())
  document.addEventListener('DOMContentLoaded', () => {
    const stored = new Map(take(keyOf(pageUrl())).map((entry) => [entry[0], entry]))
    const fields = storable().filter(({ key, field }) => stored.has(key) && !touched.has(field))
    for (const { key, field } of fields) {
      putBack(field, stored.get(key) as StoredField)
      touched.set(field, pageUrl())
    }
    if (fields.length > 0) onRestored()
  })
}

/** Marks on the fields themselves what happened to them before the app listened. */
function markFields(): void {
  const isField = (target: EventTarget | null) => target instanceof Element && target.hasAttribute('name')
  const marks: readonly [event: string, mark: string, isOn: boolean][] = [
    ['paste', PASTED, true],
    ['focusout', LEFT, true],
    ['focusin', LEFT, false],
  ]
  for (const [event, mark, isOn] of marks) {
    const set = ({ target }: Event) => isField(target) && (target as Element).toggleAttribute(mark, isOn)
    addEventListener(event, set, { capture: true })
    addEventListener(APP_READY, () => removeEventListener(event, set, { capture: true }), { once: true })
  }
}

const pageUrl = () => location.pathname + location.search
const root = () => document.getElementById('root')

/** No secrets, and no ticks of forms: a consent is given again each time. */
const storable = () =>
  namedFields(root() ?? document.createElement('div')).filter(
    ({ field }) =>
      !['password', 'file', 'hidden'].includes(field.type) &&
      !field.hasAttribute('data-secret') &&
      !(field.type === 'checkbox' && field.form),
  )

function toStored({ key, field }: { readonly key: string; readonly field: Field }): StoredField[] {
  const value = isTick(field) ? field.checked : field.value
  return value ? [[key, value, field.hasAttribute(PASTED)]] : []
}

function putBack(field: Field, [, value, isPasted]: StoredField): void {
  if (isTick(field)) field.checked = value === true
  else if (typeof value === 'string') field.value = value
  field.toggleAttribute(PASTED, isPasted)
  field.toggleAttribute(LEFT, true)
}

function store(key: string, fields: readonly StoredField[]): void {
  try {
    if (fields.length > 0) sessionStorage.setItem(key, JSON.stringify(fields))
    else sessionStorage.removeItem(key)
  } catch {
    // A full or forbidden storage: the page goes on without memory.
  }
}

/** Once: when the page is left again, it is stored as it is by then. */
function take(key: string): readonly StoredField[] {
  try {
    const text = sessionStorage.getItem(key) ?? '[]'
    sessionStorage.removeItem(key)
    return JSON.parse(text) as readonly StoredField[]
  } catch {
    return []
  }
}
