import { formatDate } from '@proverka/domain'
import { PRIVACY_VERSION } from '@proverka/domain/legal'
import { useHydrated } from '@proverka/page-engine/react'
import { Button, LinkButton } from '@proverka/ui/primitives'
import { useAtomValue, useSetAtom } from 'jotai'
import {
  cookieAnswerAtom,
  cookieConsentAtom,
  cookieSettingsAtom,
} from '../../../runtime/consent/cookie-consent.ts'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import { readStored } from '../../../runtime/storage/storage.ts'
import { storedCookieConsent } from '../../../runtime/storage/stored-values.ts'
import { momentText } from './provenance.ts'

/** The answer about counters of visits: it is this browser's, so the server draws none. */
function useAnswer() {
  const given = useAtomValue(cookieAnswerAtom)
  const isHydrated = useHydrated()
  return given ?? (isHydrated ? readStored(storedCookieConsent) : null)
}

export function CookieState() {
  const answer = useAnswer()
  if (!answer) return 'Не давали'
  return `${answer.accepted ? 'Дано' : 'Отказ'} ${momentText(answer.date)}`
}

/** The browser does not store the text of earlier versions. */
export function CookieVersion() {
  const version = useAnswer()?.version
  if (version === undefined) return null
  const words = `редакция от ${formatDate(version)}`
  if (version !== PRIVACY_VERSION) return words
  return <LinkButton onClick={() => openDialog({ kind: 'legal', document: 'privacy' })}>{words}</LinkButton>
}

/** A consent is taken back by one press; to give one, the question is read first. */
export function CookieAction() {
  const answer = useAnswer()
  const setConsent = useSetAtom(cookieConsentAtom)
  const ask = useSetAtom(cookieSettingsAtom)
  if (answer?.accepted) {
    return (
      <Button
        variant="secondary"
        size="s"
        aria-label="Отозвать согласие на счетчики"
        onClick={() =>
          setConsent({ accepted: false, date: new Date().toISOString(), version: PRIVACY_VERSION })
        }
      >
        Отозвать
      </Button>
    )
  }
  return (
    <Button variant="secondary" size="s" aria-label="Настроить счетчики" onClick={() => ask()}>
      Настроить
    </Button>
  )
}
