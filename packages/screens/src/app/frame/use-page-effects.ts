import { ownPath } from '@proverka/domain/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { openDialog } from '../../runtime/dialogs/stack.ts'
import { SERVICES_ANCHOR } from '../../runtime/navigation/nav-item-of.ts'
import { useFocusOnHeading } from './use-focus-on-heading.ts'
import { usePageName } from '../../runtime/navigation/hooks.ts'
import { loadSiteFacts } from '../../runtime/brand/site-facts.ts'
import { storeReturnUrl } from '../../runtime/session/return-url.ts'
import { ordersKey, unpaidOrdersKey } from '../../runtime/storage/storage-keys.ts'
import { hasStored } from '../../runtime/storage/write-stored.ts'

/** What happens around every page: attributes of the document, focus, remembered orders, the dialog of a link. */
export function usePageEffects(): void {
  const page = usePageName()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  useLayoutEffect(() => {
    document.body.dataset['page'] = page
  }, [page])

  useEffect(() => {
    loadSiteFacts().catch((error: unknown) => {
      console.error('Сведения о сайте не пришли', error)
    })
  }, [])

  useFocusOnHeading(pathname)
  useServicesOfHash()

  useEffect(() => {
    if (hasStored(unpaidOrdersKey) || hasStored(ordersKey))
      void import('../../pages/purchase/payment/check-unpaid.ts').then(({ checkUnpaidOrders }) =>
        checkUnpaidOrders(),
      )
  }, [pathname])

  useEffect(() => {
    const query = new URLSearchParams(search)
    if (query.get('regorder') === 'true') {
      void import('../../pages/purchase/payment/check-unpaid.ts').then(({ finishReturn }) => finishReturn())
    }
    const form = query.get('auth')
    if (form !== 'login' && form !== 'register' && form !== 'reset') return
    // The server named the page that a guest asked for (TRUE-11).
    const way = ownPath(query.get('way') ?? '')
    query.delete('auth')
    query.delete('way')
    const rest = query.toString()
    void navigate(rest ? `${pathname}?${rest}` : pathname, { replace: true, preventScrollReset: true })
    if (way !== undefined) storeReturnUrl(way)
    openDialog({ kind: 'auth', form, ...(way !== undefined && { way }) })
  }, [pathname, search, navigate])
}

/** «Сервисы» of a header that was pressed before the app ran: the browser has gone to the list in the footer. */
function useServicesOfHash(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash !== `#${SERVICES_ANCHOR}`) return
    void navigate(pathname + search, { replace: true })
    openDialog({ kind: 'services' })
  }, [navigate, pathname, search, hash])
}
