import { useHydrated } from '@proverka/page-engine/react'
import { Container } from '@proverka/ui/frame'
import { useLazyModule } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { savedKey } from '../../../runtime/storage/storage-keys.ts'
import { hasStored } from '../../../runtime/storage/write-stored.ts'

const load = async () => (await import('./saved-panel.tsx')).SavedPanel

/** The saved items on a home page: not in its HTML, and without their code where a guest has saved nothing. */
export function SavedIsland() {
  const isHydrated = useHydrated()
  const visitor = useAtomValue(visitorAtom)
  const isWanted =
    isHydrated && (visitor.kind === 'user' || (visitor.kind === 'guest' && hasStored(savedKey)))
  const SavedPanel = useLazyModule(load, isWanted)
  return (
    SavedPanel &&
    isWanted && (
      <Container>
        <SavedPanel />
      </Container>
    )
  )
}
