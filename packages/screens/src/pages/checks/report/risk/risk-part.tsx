import { useAtomValue } from 'jotai'
import { useLazyModule } from '@proverka/ui/primitives'
import { visitorAtom } from '../../../../runtime/session/state.ts'

const loadWork = async () => (await import('./risk-work.tsx')).RiskWork

/** What the buyer adds to a risk report; it loads after the report, for signed-in users. */
export function RiskPart({ itemId }: { itemId: string }) {
  const isUser = useAtomValue(visitorAtom).kind === 'user'
  const RiskWork = useLazyModule(loadWork, isUser)
  return isUser && RiskWork ? <RiskWork itemId={itemId} /> : null
}
