import { buildPath } from '@proverka/domain/site'
import { CookieBanner } from '@proverka/ui/frame'
import { useSetAtom } from 'jotai'
import { cookieConsentAtom } from './cookie-consent.ts'

/** The cookie banner: refusing is as easy as accepting (LAW-05). */
export function CookieQuestion() {
  const setConsent = useSetAtom(cookieConsentAtom)
  const answer = (accepted: boolean) => setConsent({ accepted, date: new Date().toISOString() })
  return (
    <CookieBanner
      privacyHref={buildPath('privacy')}
      onAccept={() => answer(true)}
      onRefuse={() => answer(false)}
    />
  )
}
