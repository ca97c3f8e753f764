import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { visitorAtom } from '../session/state.ts'
import { cookieConsentAtom, cookieSettingsAtom } from './cookie-consent.ts'
import { useTouched } from './use-touched.ts'

const CookieQuestion = lazy(async () => ({ default: (await import('./cookie-question.tsx')).CookieQuestion }))

/**
 * Asks a guest who has not answered (UI-056) at the first touch of the page, which shows what it has to say before; and
 * anybody who presses «Настройки cookie».
 */
export function LazyCookieQuestion() {
  const visitor = useAtomValue(visitorAtom)
  const isAnswered = useAtomValue(cookieConsentAtom)
  const asked = useAtomValue(cookieSettingsAtom)
  const isTouched = useTouched()
  if (asked === 0 && (!isTouched || visitor.kind !== 'guest' || isAnswered)) return null
  return (
    <Suspense fallback={null}>
      <CookieQuestion asked={asked} />
    </Suspense>
  )
}
