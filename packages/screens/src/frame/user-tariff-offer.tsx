import { buildPath } from '@proverka/domain/navigation'
import { showsTariffBanner, tariffBannerDismissal } from '@proverka/domain/orders'
import { TariffBanner } from '@proverka/ui/frame'
import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { usePageName } from '../router/hooks.ts'
import { visitorAtom } from '../session/state.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { storedTariffDismissal } from '../storage/stored-values.ts'
import { useAlerts } from './site-alerts.tsx'

/**
 * Whether a late part may be inserted above the page: only on the next page, or while its place is scrolled out of
 * view, so that the text being read never moves.
 */
function useUnseenComing() {
  const { key } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState({ key, comes: false })
  const former = useRef(0)
  if (page.key !== key) setPage({ key, comes: true })
  const { comes } = page
  useEffect(() => {
    if (comes || !place.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.boundingClientRect.bottom >= 0) return
      former.current = document.documentElement.scrollHeight
      setPage((shown) => ({ ...shown, comes: true }))
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [comes])
  useLayoutEffect(() => {
    if (!comes || former.current === 0 || CSS.supports('overflow-anchor', 'auto')) return
    // A browser that does not hold what is in view in its place.
    scrollBy(0, document.documentElement.scrollHeight - former.current)
    former.current = 0
  }, [comes])
  return { comes, place }
}

/** The offer, where nothing speaks against it; put away it stays away for 14 days (TARIFF-03..06). */
export function UserTariffOffer({ tariffId }: { tariffId: number }) {
  const visitor = useAtomValue(visitorAtom)
  const user = visitor.kind === 'user' ? visitor.user : undefined
  const routeName = usePageName()
  const hasAlert = useAlerts().length > 0
  const [openedAt] = useState(Date.now)
  const [dismissal, setDismissal] = useState(() => readStored(storedTariffDismissal) ?? undefined)
  const isShown = showsTariffBanner({
    user: user ? { role: user.role, tariff_simple_id: tariffId } : null,
    routeName,
    hasAlert,
    dismissal,
    now: openedAt,
  })
  const { comes, place } = useUnseenComing()
  if (!isShown) return null
  if (!comes) return <div ref={place} />
  return (
    <TariffBanner
      href={buildPath('tariff')}
      onDismiss={() => {
        const next = tariffBannerDismissal(Date.now())
        writeStored(storedTariffDismissal, next)
        setDismissal(next)
      }}
    />
  )
}
