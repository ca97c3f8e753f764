import type { DraftPlace } from '@proverka/ui/forms'
import { readStored, writeStored } from './storage.ts'
import { storedDraft } from './stored-values.ts'

/** Keeps what is typed into a form of this name for the tab's life: a failed order or a reload loses nothing. */
export function draftPlace(name: string): DraftPlace {
  const stored = storedDraft(name)
  return { read: () => readStored(stored), write: (draft) => writeStored(stored, draft) }
}

/** The same for a form that changes what is saved: it keeps what shall stand there instead. */
export const changesPlace = (name: string): DraftPlace => ({ ...draftPlace(name), ofChanges: true })
