import { atom } from 'jotai'
import { store } from '../state/store.ts'
import { draftsOwnerKey, isDraftKey } from './storage-keys.ts'
import { placeOf, removeStored, writeStored } from './write-stored.ts'

/*
 * Whose the drafts of this tab are. Names and birth dates of people who are to be checked are no business of who sits down
 * at the browser next.
 */

const forgottenAtom = atom(0)

/** How often drafts were forgotten: the page is rendered again then, for its fields still show what was typed. */
export const draftsForgottenAtom = atom((get) => get(forgottenAtom))

/** The drafts are this person's from now on: what a guest has typed stays, what another user has typed does not. */
export function claimDrafts(personId: string): void {
  const owner = placeOf(draftsOwnerKey)?.getItem(draftsOwnerKey.key) ?? null
  if (owner !== null && owner !== JSON.stringify(personId)) forgetDrafts()
  writeStored(draftsOwnerKey, personId)
}

/** Forgets what is typed and not sent yet in this tab. */
export function forgetDrafts(): void {
  const place = placeOf(draftsOwnerKey)
  const keys = Array.from({ length: place?.length ?? 0 }, (_, index) => place?.key(index) ?? '')
  for (const key of keys.filter(isDraftKey)) place?.removeItem(key)
  removeStored(draftsOwnerKey)
  store.set(forgottenAtom, (times) => times + 1)
}
