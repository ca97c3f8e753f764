import { ownPath } from '@proverka/domain/navigation'
import type { StorageKey } from '../storage/storage-keys.ts'
import { placeOf, removeStored, writeStored } from '../storage/write-stored.ts'

/** The page the user was opening when a sign-in became necessary; stored for this tab only (TRUE-11). */
const returnUrlKey: StorageKey = { key: 'way', place: 'session' }

/** Keeps the way until the sign-in, over a reload. Only a page of this site is one. */
export function storeReturnUrl(path: string): void {
  const own = ownPath(path)
  if (own !== undefined) writeStored(returnUrlKey, own)
}

export function storedReturnUrl(): string | undefined {
  try {
    return ownPath(JSON.parse(placeOf(returnUrlKey)?.getItem(returnUrlKey.key) ?? 'null'))
  } catch {
    return undefined
  }
}

export function clearReturnUrl(): void {
  removeStored(returnUrlKey)
}
