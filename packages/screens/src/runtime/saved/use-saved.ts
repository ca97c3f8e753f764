import type { SavedItem } from '@proverka/domain/property'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { visitorAtom } from '../session/state.ts'
import { loadSaved, savedItemsAtom } from './saved-items.ts'

/** What the visitor has saved; undefined until it was read. Nothing of it is in the HTML of the server. */
export function useSaved(): readonly SavedItem[] | undefined {
  const visitor = useAtomValue(visitorAtom)
  const items = useAtomValue(savedItemsAtom)
  const owner = visitor.kind === 'user' ? visitor.user?.id : visitor.kind
  useEffect(() => {
    void loadSaved()
  }, [owner])
  return items
}
