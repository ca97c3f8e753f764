import { initialValue, isTick, writeText } from './typed-values.ts'
import type { Field } from './typed-values.ts'

/** How long a form of the page is waited for: its data may come after it. */
const WAIT_MS = 10_000

const FIELDS = 'input[name], textarea[name], select[name]'

/**
 * Brings what somebody typed or ticked in a frame that the server drew over to the page that took its place: the new
 * fields know nothing of it. A field that was changed meanwhile is left alone.
 */
export async function carryTyped(drawn: readonly Element[], root: ParentNode): Promise<void> {
  while (drawn.some(({ isConnected }) => isConnected)) await nextFrame()
  const typed = drawn.flatMap((part) => [...part.querySelectorAll<Field>(FIELDS)]).filter(isChanged)
  const until = Date.now() + WAIT_MS
  for (const former of typed) {
    let field = counterpart(former, root)
    while (!field && Date.now() < until) {
      await nextFrame()
      field = counterpart(former, root)
    }
    if (!field || isChanged(field)) continue
    if (!isTick(field)) writeText(field, former.value)
    else if (field.checked !== isTicked(former)) field.click()
  }
}

const isTicked = (field: Field) => isTick(field) && field.checked

/** A file is chosen anew: no script may fill its field. Of radio buttons the chosen one tells. */
function isChanged(field: Field): boolean {
  if (field.type === 'file') return false
  if (!isTick(field)) return field.value !== initialValue(field)
  return field.checked !== field.defaultChecked && (field.type !== 'radio' || field.checked)
}

/** The field of the same name, and of the same value for a tick, in the form of the same name. */
function counterpart(former: Field, root: ParentNode): Field | undefined {
  const label = former.form?.getAttribute('aria-label')
  return [...root.querySelectorAll<Field>(FIELDS)].find(
    (field) =>
      field.name === former.name &&
      field.type === former.type &&
      field.form?.getAttribute('aria-label') === label &&
      (!isTick(field) || field.value === former.value),
  )
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
