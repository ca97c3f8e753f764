import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { leaveClosedEntries } from '../../pages/purchase/payment/open-history-entries.ts'
import { dialogLoaders } from '../dialogs/registry.ts'
import { openFirstPage } from '../routes/open-first-page.ts'
import { followTokens, followTabs } from '../../runtime/session/follow-tabs.ts'
import { storeReturnUrl } from '../../runtime/session/return-url.ts'
import { takeLinkToken } from '../../runtime/session/link-token.ts'
import { startSession } from '../../runtime/session/start-session.ts'
import { landedKey, linkOfVisitKey, partnerKey } from '../../runtime/storage/storage-keys.ts'
import { hasStored } from '../../runtime/storage/write-stored.ts'
import { App } from './app.tsx'
import { APP_READY, APP_TAKES_OVER } from './app-events.ts'
import type { AppDefinition } from './app.tsx'
import { hasCallerChanged } from '../../runtime/data/drawn-data.ts'
import { takeDrawnFacts } from '../../runtime/brand/site-facts.ts'
import { reloadOnChunkFailure } from './chunk-failure.ts'
import { copyPlainly } from './copy-plainly.ts'
import { provideDialogs } from '../../runtime/dialogs/dialog-loaders.ts'
import { openDialog } from '../../runtime/dialogs/stack.ts'
import { setRouter } from '../../runtime/navigation/navigation.ts'
import { leaveFields } from './typed-values.ts'

/** Elements of the head that each page replaces. */
const OF_PAGE = 'title,link[rel=canonical],meta[property],meta[name=description],meta[name=robots]'

const OF_CAMPAIGN = /[?&](?:partner_id|utm_\w+)=/

/** A page that needs a sign-in: the home page shows, the panel says what opens after it, and the way is kept (TRUE-11). */
function askToSignIn(way: string): void {
  storeReturnUrl(way)
  openDialog({ kind: 'auth', form: 'login', way })
}

/**
 * Starts an app in the browser: takes the sign-in token out of the address, loads the page's code, then hydrates the
 * prerendered page or renders into the shell.
 */
export async function startApp(definition: AppDefinition): Promise<void> {
  const linkToken = takeLinkToken()
  reloadOnChunkFailure()
  provideDialogs(dialogLoaders)
  leaveClosedEntries()
  followTokens()
  copyPlainly()
  takeDrawnFacts()
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
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  let isSessionStarted = false
  const openSession = async () => {
    if (isSessionStarted) return
    isSessionStarted = true
    // No data of the previous user stay in view.
    if (hasCallerChanged()) (await import('../../runtime/session/verify-session.ts')).forgetData()
    await startSession(linkToken)
    followTabs()
  }
  let writeBack: (() => void) | undefined
  let drawnHead: Iterable<Element> = []
  const takeOver = () => {
    void openSession()
    if (!isDrawn) dispatchEvent(new Event(APP_TAKES_OVER))
    // A page that replaces the server-rendered one brings its own head.
    for (const element of drawnHead) element.remove()
    // After a frame the values typed before have reached the forms, and after another what follows from them.
    requestAnimationFrame(() => {
      leaveFields(root)
      requestAnimationFrame(() => dispatchEvent(new Event(APP_READY)))
    })
  }
  const { router, isDrawn } = await openFirstPage(definition.pages, {
    onSignIn: askToSignIn,
    hasLinkToken: linkToken !== undefined,
    root,
    // A prerendered page is a guest's until hydration; without one, the session is checked together with the data.
    onBlank: () => void openSession(),
  })
  // Back has left this page while its code was on its way (`boot/follow-back.ts`).
  if ('leaving' in document.documentElement.dataset) return
  setRouter(router)
  const app = (
    <App definition={definition} onDrawn={() => writeBack?.()} onReady={takeOver}>
      <RouterProvider router={router} />
    </App>
  )
  if (isDrawn) {
    // A transition, so that ongoing typing is not blocked. The prerendered page is a guest's: the session is set after
    // hydration, or the two would differ.
    startTransition(() => {
      dispatchEvent(new Event(APP_TAKES_OVER))
      hydrateRoot(root, app)
    })
  } else {
    if (root.querySelector('[name]')) {
      const { carryValues } = await import('./carry-values.ts')
      writeBack = carryValues(root)
    }
    drawnHead = document.head.querySelectorAll(OF_PAGE)
    createRoot(root).render(app)
  }
}
