import { buildPath } from '@proverka/domain/navigation'
import { showsTariffBanner, tariffBannerDismissal } from '@proverka/domain/orders'
import { TariffBanner } from '@proverka/ui/frame'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { usePageName } from '../../runtime/navigation/hooks.ts'
import { visitorAtom } from '../../runtime/session/state.ts'
import { readStored, writeStored } from '../../runtime/storage/storage.ts'
import { storedTariffDismissal } from '../../runtime/storage/stored-values.ts'
import { useAlerts } from './site-alerts.tsx'

/**
 * Whether the page was rendered before this late part came: there it must not appear above the page, or the text being
 * read would move.
 */
function useDrawnBefore(): boolean {
  const { pathname } = useLocation()
  const [drawn, setDrawn] = useState<string | undefined>(pathname)
  // Once it was left, it is a new page like every other one.
  if (drawn !== undefined && drawn !== pathname) setDrawn(undefined)
  return drawn === pathname
}

/** The offer, where nothing speaks against it; put away it stays away for 14 days (TARIFF-03..06). */
export function UserTariffOffer({ tariffId }: { tariffId: number }) {
  const visitor = useAtomValue(visitorAtom)
  const user = visitor.kind === 'user' ? visitor.user : undefined
  const routeName = usePageName()
  const hasAlert = useAlerts().length > 0
  const [openedAt] = useState(Date.now)
  const [dismissal, setDismissal] = useState(() => readStored(storedTariffDismissal) ?? undefined)
  const wasDrawn = useDrawnBefore()
  const isShown = showsTariffBanner({
    user: user ? { role: user.role, tariff_simple_id: tariffId } : null,
    routeName,
    hasAlert,
    dismissal,
    now: openedAt,
  })
  if (!isShown) return null
  return (
    <TariffBanner
      href={buildPath('tariff')}
      place={wasDrawn ? 'over the end' : 'under the header'}
      onDismiss={() => {
        const next = tariffBannerDismissal(Date.now())
        writeStored(storedTariffDismissal, next)
        setDismissal(next)
      }}
    />
  )
}
