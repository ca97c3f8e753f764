import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { visitorAtom } from '../session/state.ts'
import { cookieConsentAtom } from './cookie-consent.ts'

const CookieQuestion = lazy(async () => ({ default: (await import('./cookie-question.tsx')).CookieQuestion }))

/** Asks only a guest who has not answered (UI-056); a prerendered page never carries the banner. */
export function LazyCookieQuestion() {
  const visitor = useAtomValue(visitorAtom)
  const isAnswered = useAtomValue(cookieConsentAtom)
  if (visitor.kind !== 'guest' || isAnswered) return null
  return (
    <Suspense fallback={null}>
      <CookieQuestion />
    </Suspense>
  )
}
