import * as v from 'valibot'
import type { StoredValue } from './stored-values.ts'
import { placeOf } from './write-stored.ts'

export { removeStored, writeStored } from './write-stored.ts'

/**
 * The single access point to local and session storage. What is absent, unreadable or of another shape reads as the fallback; a
 * browser that refuses storage (private windows, a full quota) never breaks a page.
 */
export function readStored<Value>(value: StoredValue<Value>): Value {
  const text = placeOf(value)?.getItem(value.key)
  if (text === null || text === undefined) return value.fallback
  const parsed = v.safeParse(value.schema, parseJson(text))
  return parsed.success ? parsed.output : value.fallback
}

/** Texts that an older page wrote without JSON, such as a bare order id, are read as they are. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
