import { reloadOnChunkFailure, startPages } from '@proverka/page-engine/browser'
import { leaveClosedEntries } from '../../pages/purchase/payment/open-history-entries.ts'
import { takeRenderedFacts } from '../../runtime/brand/site-facts.ts'
import { hasCallerChanged, isOwnPage } from '../../runtime/data/own-page.ts'
import { provideDialogs } from '../../runtime/dialogs/dialog-loaders.ts'
import { openDialog } from '../../runtime/dialogs/stack.ts'
import { setRouter } from '../../runtime/navigation/navigation.ts'
import { followTokens, followTabs } from '../../runtime/session/follow-tabs.ts'
import { storeReturnUrl } from '../../runtime/session/return-url.ts'
import { takeLinkToken } from '../../runtime/session/link-token.ts'
import { startSession } from '../../runtime/session/start-session.ts'
import { draftsOwnerKey, landedKey, linkOfVisitKey, partnerKey } from '../../runtime/storage/storage-keys.ts'
import { hasStored } from '../../runtime/storage/write-stored.ts'
import { dialogLoaders } from '../dialogs/registry.ts'
import { guardPages, guardTarget } from '../routes/guard.ts'
import { routeParts } from '../routes/route-parts.ts'
import { App } from './app.tsx'
import type { AppDefinition } from './app.tsx'
import { copyPlainly } from './copy-plainly.ts'

const OF_CAMPAIGN = /[?&](?:partner_id|utm_\w+)=/

/** A page that needs a sign-in: the home page shows, the panel says what opens after it, and the return URL is stored (TRUE-11). */
function askToSignIn(way: string): void {
  storeReturnUrl(way)
  openDialog({ kind: 'auth', form: 'login', way })
}

/** Starts an app in the browser: takes the sign-in token out of the address, then opens the page. */
export async function startApp(definition: AppDefinition): Promise<void> {
  const linkToken = takeLinkToken()
  reloadOnChunkFailure()
  provideDialogs(dialogLoaders)
  leaveClosedEntries()
  followTokens()
  copyPlainly()
  takeRenderedFacts()
  // A visit without campaign values and without a stored partner has nothing to remember.
  const landed = location.search
  if (landed !== '' || [landedKey, linkOfVisitKey, partnerKey].some(hasStored)) {
    const isOfCampaign = OF_CAMPAIGN.test(landed) || hasStored(landedKey)
    const remembered = import('../../runtime/tracking/remember-visit.ts').then(({ rememberVisit }) =>
      rememberVisit(landed),
    )
    // The query comes first, then the session, then prices, which may be those of a campaign (NAV-17).
    if (isOfCampaign) await remembered
  }
  const facts = { onSignIn: askToSignIn, hasLinkToken: linkToken !== undefined }
  await startPages({
    pages: definition.pages,
    parts: routeParts,
    guard: guardPages(facts),
    isGuarded: (url) => guardTarget(url, facts) !== undefined,
    isOwn: isOwnPage,
    otherStep: /[?&]step=/,
    ignoredTabKeys: [draftsOwnerKey.key],
    wrap: (pages) => <App definition={definition}>{pages}</App>,
    onRouter: setRouter,
    onVisitor: async () => {
      // The user of the page may have gone in another tab since it was rendered.
      if (hasCallerChanged()) (await import('../../runtime/session/verify-session.ts')).leaveFormerUser()
      await startSession(linkToken)
      followTabs()
    },
  })
}
