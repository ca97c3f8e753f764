import { withoutSaved, withSaved, type SavedItem, type SavedKind } from '@proverka/domain/property'
import { saved } from '@proverka/api/calls'
import type { ClientOf } from '@proverka/api'
import { atom } from 'jotai'
import { connect } from '../data/api.ts'
import { store } from '../state/store.ts'
import { visitorAtom } from '../session/state.ts'
import { readItems, writeItems } from './stored-items.ts'

/** What is saved, as far as the page knows it; undefined until it was read. */
export const savedItemsAtom = atom<readonly SavedItem[] | undefined>(undefined)

let client: ClientOf<{ saved: typeof saved }> | undefined
const api = () => (client ??= connect({ saved })).saved

/** Whose items the page has read: another visitor's are read anew. */
let owner: string | undefined
let reading: Promise<void> | undefined

const ownerNow = (): string | undefined => {
  const visitor = store.get(visitorAtom)
  if (visitor.kind === 'unknown') return undefined
  return visitor.kind === 'user' ? (visitor.user?.id ?? visitor.token) : 'guest'
}

/**
 * Reads what is saved, once for each visitor: of a guest from the browser, of a client from the account. What the browser
 * has of a guest who has signed in moves into the account first.
 */
export function loadSaved(): Promise<void> {
  const now = ownerNow()
  if (now === undefined) return Promise.resolve()
  if (reading && owner === now) return reading
  owner = now
  reading = (now === 'guest' ? readOfGuest() : readOfClient(now)).catch((error: unknown) => {
    console.error('Сохраненное не прочитано', error)
    if (owner === now) reading = undefined
  })
  return reading
}

async function readOfGuest(): Promise<void> {
  store.set(savedItemsAtom, readItems())
}

async function readOfClient(now: string): Promise<void> {
  const ofGuest = readItems()
  const items =
    ofGuest.length > 0 ? await api().addSaved({ body: { items: [...ofGuest] } }) : await api().listSaved()
  if (ofGuest.length > 0) writeItems([])
  if (owner === now) store.set(savedItemsAtom, items)
}

/** Saves a search or a favourite. */
export async function save(item: SavedItem): Promise<void> {
  await loadSaved()
  if (ownerNow() === 'guest') return setOfGuest(withSaved(readItems(), item))
  store.set(savedItemsAtom, await api().addSaved({ body: { items: [item] } }))
}

/** Removes one item, or all of a kind. */
export async function removeSaved(kind: SavedKind, key?: string): Promise<void> {
  if (ownerNow() === 'guest') return setOfGuest(withoutSaved(readItems(), { kind, key }))
  store.set(savedItemsAtom, await api().removeSaved({ query: { kind, ...(key !== undefined && { key }) } }))
}

function setOfGuest(items: readonly SavedItem[]): void {
  writeItems(items)
  store.set(savedItemsAtom, items)
}

/** Notes a search that was answered; a failure costs the visitor nothing. */
export function noteSearch(text: string): void {
  const key = text.trim()
  if (key === '') return
  save({ kind: 'search', key, title: '' }).catch((error: unknown) => {
    console.error('Поиск не записан в историю', error)
  })
}
