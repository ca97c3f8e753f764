import { useLazyModule } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { visitorAtom } from '../session/state.ts'
import { cookieConsentAtom, cookieSettingsAtom } from './cookie-consent.ts'

const loadQuestion = async () => (await import('./cookie-question.tsx')).CookieQuestion

/** Asks a guest who has not answered (UI-056), and anybody who presses «Настройки cookie»; never in a prerendered page. */
export function LazyCookieQuestion() {
  const visitor = useAtomValue(visitorAtom)
  const isAnswered = useAtomValue(cookieConsentAtom)
  const asked = useAtomValue(cookieSettingsAtom)
  const isShown = asked > 0 || (visitor.kind === 'guest' && !isAnswered)
  const CookieQuestion = useLazyModule(loadQuestion, isShown)
  return isShown && CookieQuestion && <CookieQuestion asked={asked} />
}
