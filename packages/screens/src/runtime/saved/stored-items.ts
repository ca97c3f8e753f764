import { savedItemSchema, type SavedItem } from '@proverka/domain/property'
import * as v from 'valibot'
import { savedKey } from '../storage/storage-keys.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import type { StoredValue } from '../storage/stored-values.ts'

const storedItems: StoredValue<readonly SavedItem[]> = {
  ...savedKey,
  schema: v.array(savedItemSchema),
  fallback: [],
}

/** Searches and favourites that this browser stores for a guest. */
export const readItems = (): readonly SavedItem[] => readStored(storedItems)

/** Stores them; nothing is left where there are none. */
export const writeItems = (items: readonly SavedItem[]): void =>
  writeStored<readonly SavedItem[] | null>(storedItems, items.length > 0 ? items : null)
