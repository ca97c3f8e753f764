import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

type Filling = Readonly<Record<string, string | boolean>>
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** For stories: a form as a person has filled it, by the names of its controls. It is seen without any play. */
export function filledWith(filling: Filling) {
  return {
    parameters: { filling },
    decorators: [(Story: () => ReactNode) => <Filled filling={filling}>{Story()}</Filled>],
  }
}

function Filled({ filling, children }: { filling: Filling; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const [name, value] of Object.entries(filling)) {
      const controls = place.current?.querySelectorAll<Control>(`[name="${name}"]`) ?? []
      if (controls.length === 0) throw new Error(`no control «${name}» to fill`)
      for (const control of controls) fill(control, value)
    }
  }, [filling])
  return <div ref={place}>{children}</div>
}

function fill(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (control instanceof HTMLInputElement && control.checked !== value) control.click()
    return
  }
  if (control.type === 'radio') {
    if (control.value === value) control.click()
    return
  }
  // React watches the property of the element itself: only the one of its class counts as typing.
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
  // Suggestions stay closed, as after the next field has been entered.
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
