import { isTick, LEFT, namedFields, PASTED } from '../shared/named-fields.ts'
import type { Field } from '../shared/named-fields.ts'
import { restoreTypedValues, selectText } from './typed-values.ts'

/**
 * Keeps the fields of a page that the app renders again; the returned function writes the typed values into fields of
 * the same names, in the same order. The values are read only then, because the user may type until the new page is
 * there.
 */
export function carryValues(root: HTMLElement): () => void {
  const former = namedFields(root)
  let focused = document.activeElement
  const follow = ({ target }: FocusEvent) => (focused = target as Element)
  root.addEventListener('focusin', follow)
  return () => {
    root.removeEventListener('focusin', follow)
    const fields = new Map(namedFields(root).map(({ key, field }) => [key, field]))
    for (const { key, field: typed } of former) {
      const field = fields.get(key)
      if (!field || !isChanged(typed)) continue
      if (isTick(typed)) (field as HTMLInputElement).checked = typed.checked
      else field.value = typed.value
      for (const mark of [PASTED, LEFT]) field.toggleAttribute(mark, typed.hasAttribute(mark))
    }
    restoreTypedValues(root)
    const written = former.find(({ field }) => field === focused)
    if (written) takeCaret(fields.get(written.key), written.field)
  }
}

/** Focuses the field that took the place of another one, the caret where it stood. */
function takeCaret(field: Field | undefined, former: Field): void {
  field?.focus({ preventScroll: true })
  // Only fields of free text know where their caret is.
  if (!field || !('selectionStart' in former) || former.selectionStart === null) return
  const { selectionStart, selectionEnd } = former
  selectText(field, selectionStart, selectionEnd)
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return true
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
