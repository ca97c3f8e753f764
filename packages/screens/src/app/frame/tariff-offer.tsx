import { useLazyModule } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { useAppFacts } from '../../runtime/brand/brand-context.ts'
import { accountFactsAtom, visitorAtom } from '../../runtime/session/state.ts'
import { loadPart } from '../../runtime/page/load-part.ts'

const loadOffer = loadPart(async () => (await import('./user-tariff-offer.tsx')).UserTariffOffer)

/** The offer of the next tariff under the header; only signed-in people load its code (TARIFF-03). */
export function TariffOffer() {
  const isUser = useAtomValue(visitorAtom).kind === 'user'
  const tariffId = useAtomValue(accountFactsAtom)?.tariffId
  const { served } = useAppFacts()
  const isPossible = isUser && tariffId !== undefined && served.has('tariff')
  const UserTariffOffer = useLazyModule(loadOffer, isPossible)
  return isPossible && UserTariffOffer && <UserTariffOffer tariffId={tariffId} />
}
