import { useTouched } from '@proverka/page-engine/react'
import { useLazyModule } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { loadPart } from '../page/load-part.ts'
import { visitorAtom } from '../session/state.ts'
import { cookieConsentAtom, cookieSettingsAtom } from './cookie-consent.ts'

/** The code of the question; a page that has to do without a network fetches it ahead. */
export const loadQuestion = loadPart(async () => (await import('./cookie-question.tsx')).CookieQuestion)

/**
 * Asks a guest who has not answered yet (UI-056), on the first interaction so that the page is seen first; and any
 * visitor who presses «Настройки cookie».
 */
export function LazyCookieQuestion() {
  const visitor = useAtomValue(visitorAtom)
  const isAnswered = useAtomValue(cookieConsentAtom)
  const asked = useAtomValue(cookieSettingsAtom)
  const isTouched = useTouched()
  const isShown = asked > 0 || (isTouched && visitor.kind === 'guest' && !isAnswered)
  const CookieQuestion = useLazyModule(loadQuestion, isShown)
  return isShown && CookieQuestion && <CookieQuestion asked={asked} />
}
