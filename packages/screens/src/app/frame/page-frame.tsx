import { routeByName } from '@proverka/domain/navigation'
import { NOT_FOUND } from '@proverka/page-engine/page'
import { BelowFold } from '@proverka/page-engine/react'
import { LinkProvider, ProgressBar } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import type { Location } from 'react-router'
import { LazyCookieQuestion } from '../../runtime/consent/lazy-cookie-question.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { DialogHost } from '../dialogs/host.tsx'
import { Notices } from '../../runtime/notices/notices.tsx'
import { RouterAnchor } from './router-anchor.tsx'
import { SiteAlerts } from './site-alerts.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TariffOffer } from './tariff-offer.tsx'
import { WithoutScript } from './without-script.tsx'
import { usePageEffects } from './use-page-effects.ts'
import { usePageName } from '../../runtime/navigation/hooks.ts'
import { draftsForgottenAtom } from '../../runtime/storage/drafts.ts'
import * as css from './page-frame.css.ts'

/** The frame of every page: header, page, footer and overlays. */
export function AppLayout() {
  return (
    <AppFrame>
      <Outlet key={useAtomValue(draftsForgottenAtom)} />
      <ScrollRestoration getKey={placeKey} />
    </AppFrame>
  )
}

export function AppFrame({ children }: { children: ReactNode }) {
  usePageEffects()
  const isBusy = useNavigation().state !== 'idle'
  const page = usePageName()
  const hasFrame = page === NOT_FOUND || routeByName(page).layout !== 'no-layout'
  return (
    <LinkProvider value={RouterAnchor}>
      <ProgressBar active={isBusy} />
      <a href="#main" className={css.skip}>
        К содержанию
      </a>
      <WithoutScript />
      {hasFrame && <SiteAlerts />}
      {hasFrame && <SiteHeader />}
      {hasFrame && <TariffOffer />}
      <main id="main" className={css.main}>
        {children}
      </main>
      <LazyCookieQuestion />
      {hasFrame && (
        <BelowFold>
          <SiteFooter />
        </BelowFold>
      )}
      {hasFrame && <BottomBar />}
      <DialogHost />
      <Notices />
    </LinkProvider>
  )
}

/** A link into the page leaves the entry of the browser without a key: it goes to its section, never to an old place. */
function placeKey({ key, hash }: Location): string {
  return key === 'default' && hash !== '' ? String(performance.now()) : key
}
