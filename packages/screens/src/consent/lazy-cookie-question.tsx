import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { visitorAtom } from '../session/state.ts'
import { cookieConsentAtom, cookieSettingsAtom } from './cookie-consent.ts'

const CookieQuestion = lazy(async () => ({ default: (await import('./cookie-question.tsx')).CookieQuestion }))

/** Asks a guest who has not answered (UI-056), and anybody who presses «Настройки cookie»; never in a prerendered page. */
export function LazyCookieQuestion() {
  const visitor = useAtomValue(visitorAtom)
  const isAnswered = useAtomValue(cookieConsentAtom)
  const asked = useAtomValue(cookieSettingsAtom)
  if (asked === 0 && (visitor.kind !== 'guest' || isAnswered)) return null
  return (
    <Suspense fallback={null}>
      <CookieQuestion asked={asked} />
    </Suspense>
  )
}
