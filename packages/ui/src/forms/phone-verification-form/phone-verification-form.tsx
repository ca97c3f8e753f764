import { formatPhone } from '@proverka/domain'
import type { PhoneVerificationState } from '@proverka/domain/accounts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Notice } from '../../primitives/notice/notice.tsx'
import { CodeStep } from './code-step.tsx'
import { PhoneStep } from './phone-step.tsx'

export interface PhoneVerificationFormProps {
  state: PhoneVerificationState
  initialPhone?: string
  /** When the last code went off, as `Date.now`. */
  sentAt?: number
  /** Sends a code to `+7XXXXXXXXXX`, the first time and again. A promise that fails means that none went off. */
  onSend: (phone: string) => void | Promise<void>
  /** Takes six digits. */
  onVerify: (code: string) => void | Promise<void>
  /** «Код больше не действует, запросите новый». */
  error?: ReactNode
  /** Why no code can be sent or taken; the fields are switched off. */
  blocked?: ReactNode
  /** The clock that the wait is counted by. */
  clock?: () => number
}

/** Proves a phone number with a code from a message: number, code, done. */
export function PhoneVerificationForm(props: PhoneVerificationFormProps) {
  const { state, initialPhone = '', sentAt = 0, onSend, onVerify, error, blocked, clock = Date.now } = props
  const [changing, setChanging] = useState(false)
  if (state.kind === 'verified') {
    return (
      <Notice tone="done" role="status" title="Телефон подтвержден">
        {formatPhone(state.phone).replaceAll(' ', '\u00a0')}
      </Notice>
    )
  }
  const hasCode = state.kind === 'code-sent' || state.kind === 'verifying'
  if (hasCode && !changing) {
    return (
      <CodeStep
        phone={state.phone}
        sentAt={sentAt}
        clock={clock}
        wrongCode={state.kind === 'code-sent' && state.wrongCode}
        loading={state.kind === 'verifying'}
        error={error}
        blocked={blocked}
        onVerify={onVerify}
        onResend={() => onSend(state.phone)}
        onChangePhone={() => setChanging(true)}
      />
    )
  }
  return (
    <PhoneStep
      initialPhone={'phone' in state ? formatPhone(state.phone) : initialPhone}
      loading={state.kind === 'sending'}
      error={error}
      blocked={blocked}
      onBack={hasCode ? () => setChanging(false) : undefined}
      onSend={async (phone) => {
        await onSend(phone)
        // Not before: a number that did not get through stays in its field.
        setChanging(false)
      }}
    />
  )
}
