import { useLazyModule } from '@proverka/ui/primitives'
import { loadPart } from '../../runtime/page/load-part.ts'
import { useBottomBar } from './use-bottom-bar.ts'

const loadBottomBar = loadPart(async () => (await import('./user-bottom-bar.tsx')).UserBottomBar)

/** Guests never load its code. */
export function BottomBar() {
  const isShown = useBottomBar()
  const UserBottomBar = useLazyModule(loadBottomBar, isShown)
  return isShown && UserBottomBar && <UserBottomBar />
}
