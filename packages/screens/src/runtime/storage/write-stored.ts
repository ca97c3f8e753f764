import type { StorageKey } from './storage-keys.ts'

/*
 * The half of the access to storage that needs no guards: a first view writes or asks whether something is there, and
 * must not wait for the code that checks shapes.
 */

/** Whether anything is stored under the key, whatever it is. */
export function hasStored(key: StorageKey): boolean {
  return (placeOf(key)?.getItem(key.key) ?? null) !== null
}

/** Keeps a value; null and undefined remove it. */
export function writeStored<Value>(value: StorageKey & { readonly fallback?: Value }, next: Value): void {
  const place = placeOf(value)
  try {
    if (next === null || next === undefined) place?.removeItem(value.key)
    else place?.setItem(value.key, JSON.stringify(next))
  } catch {
    // A full or forbidden storage: the page goes on without memory.
  }
}

export function removeStored(value: StorageKey): void {
  placeOf(value)?.removeItem(value.key)
}

export function placeOf({ place }: StorageKey): Storage | undefined {
  try {
    return place === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    return undefined
  }
}
