import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { fillFields } from '../app/typed-values.ts'
import { readStored, removeStored, writeStored } from './storage.ts'
import { storedDraft } from './stored-values.ts'

/**
 * Keeps what is typed into the form inside, for the tab's life: a failed order or a reload loses nothing. Passwords,
 * documents and consents are never kept.
 */
export function FormDraft({ name, children }: { name: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (ref.current) fillFields(ref.current, readStored(storedDraft(name)))
  }, [name])
  return (
    <div
      ref={ref}
      onInput={(event) => keep(name, event.target)}
      onChange={(event) => keep(name, event.target)}
      // What a form has put into its fields itself tells nobody; it is there when the person goes on.
      onBlur={() => ref.current?.querySelectorAll('input, select').forEach((field) => keep(name, field))}
    >
      {children}
    </div>
  )
}

export function forgetDraft(name: string): void {
  removeStored(storedDraft(name))
}

const NEVER_KEPT = /password|passport|privacy|offer|consent|marketing/

function keep(name: string, target: EventTarget): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  if (target.name === '' || target.type === 'password' || NEVER_KEPT.test(target.name)) return
  if (
    target instanceof HTMLInputElement &&
    (target.type === 'checkbox' || (target.type === 'radio' && !target.checked))
  )
    return
  writeStored(storedDraft(name), { ...readStored(storedDraft(name)), [target.name]: target.value })
}
