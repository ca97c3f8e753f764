import * as v from 'valibot'
import type { StoredValue } from './stored-values.ts'

/**
 * The one door to local and session storage. What is absent, unreadable or of another shape reads as the fallback; a
 * browser that refuses storage (private windows, a full quota) never breaks a page.
 */
export function readStored<Value>(value: StoredValue<Value>): Value {
  const text = placeOf(value)?.getItem(value.key)
  if (text === null || text === undefined) return value.fallback
  const parsed = v.safeParse(value.schema, parseJson(text))
  return parsed.success ? parsed.output : value.fallback
}

/** Keeps a value; null and undefined remove it. */
export function writeStored<Value>(value: StoredValue<Value>, next: Value): void {
  const place = placeOf(value)
  try {
    if (next === null || next === undefined) place?.removeItem(value.key)
    else place?.setItem(value.key, JSON.stringify(next))
  } catch {
    // A full or forbidden storage: the page goes on without memory.
  }
}

export function removeStored(value: StoredValue<unknown>): void {
  placeOf(value)?.removeItem(value.key)
}

function placeOf({ place }: Pick<StoredValue<unknown>, 'place'>): Storage | undefined {
  try {
    return place === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** Texts that an older page wrote without JSON, such as a bare order id, are read as they are. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
