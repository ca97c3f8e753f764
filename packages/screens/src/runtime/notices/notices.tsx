import { useLazyModule } from '@proverka/ui/primitives'
import { loadPart } from '../page/load-part.ts'

const loadNotices = loadPart(async () => (await import('./shown-notices.tsx')).ShownNotices)

/** Their code comes as soon as the page is alive, not with the first notice: that may tell of a broken connection. */
export function Notices() {
  const ShownNotices = useLazyModule(loadNotices)
  return ShownNotices && <ShownNotices />
}
