import { PRIVACY_VERSION } from '@proverka/domain/legal'
import { buildPath } from '@proverka/domain/navigation'
import { CookieBanner } from '@proverka/ui/frame'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { cookieConsentAtom } from './cookie-consent.ts'

/** The cookie banner: refusing is as easy as accepting (LAW-05). */
export function CookieQuestion({ asked }: { asked: number }) {
  const ref = useRef<HTMLElement>(null)
  const setConsent = useSetAtom(cookieConsentAtom)
  const answer = (accepted: boolean) =>
    setConsent({ accepted, date: new Date().toISOString(), version: PRIVACY_VERSION })
  useEffect(() => {
    // After a press on «Настройки cookie» the focus moves here, even if the banner is already shown.
    if (asked > 0) ref.current?.focus()
  }, [asked])
  return (
    <CookieBanner
      ref={ref}
      privacyHref={buildPath('privacy')}
      onAccept={() => answer(true)}
      onRefuse={() => answer(false)}
    />
  )
}
