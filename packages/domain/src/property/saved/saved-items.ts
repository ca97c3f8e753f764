import * as v from 'valibot'
import { SEARCH_MAX_LENGTH } from '../search/search-text.ts'

/** Kinds of what a visitor has saved: an own search, or a favourite object. */
export const SAVED_KINDS = ['search', 'favourite'] as const

/** A kind of what a visitor has saved. */
export type SavedKind = (typeof SAVED_KINDS)[number]

/** How many of a kind are stored; of searches the oldest give way, a favourite beyond is refused. */
export const SAVED_LIMITS: Readonly<Record<SavedKind, number>> = { search: 20, favourite: 100 }

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEARCH_MAX_LENGTH))

/** One saved search or favourite. */
export const savedItemSchema = v.object({
  kind: v.picklist(SAVED_KINDS),
  /** What was typed, or the key of the object's page. */
  key: text,
  /** The address of a favourite; empty where none is known. */
  title: v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_MAX_LENGTH)),
})

/** One saved search or favourite. */
export type SavedItem = v.InferOutput<typeof savedItemSchema>

const isSame = (one: SavedItem, other: SavedItem): boolean => one.kind === other.kind && one.key === other.key

/** The items with one more in front; searches beyond their limit give way, the same item is stored once. */
export function withSaved(items: readonly SavedItem[], item: SavedItem): readonly SavedItem[] {
  const all = [item, ...items.filter((one) => !isSame(one, item))]
  return SAVED_KINDS.flatMap((kind) => all.filter((one) => one.kind === kind).slice(0, SAVED_LIMITS[kind]))
}

/** The items without one, or without all of a kind. */
export function withoutSaved(
  items: readonly SavedItem[],
  { kind, key }: { readonly kind: SavedKind; readonly key?: string | undefined },
): readonly SavedItem[] {
  return items.filter((one) => one.kind !== kind || (key !== undefined && one.key !== key))
}

/** Whether a favourite of this key is among the items. */
export const isFavourite = (items: readonly SavedItem[], key: string): boolean =>
  items.some((one) => one.kind === 'favourite' && one.key === key)
