import { formatPhone, normalisePhone } from '@proverka/domain'
import type { PhoneVerificationState } from '@proverka/domain/accounts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { PhoneField } from '../../fields/phone-field/phone-field.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredPhone } from '../rule-set.ts'
import { CodeStep } from './code-step.tsx'

export interface PhoneVerificationFormProps {
  /** Where the verification stands. */
  state: PhoneVerificationState
  initialPhone?: string
  /** When the last code went off, as `Date.now`. */
  sentAt?: number
  /** Sends a code to `+7XXXXXXXXXX`, the first time and again. */
  onSend: (phone: string) => void | Promise<void>
  /** Takes six digits. */
  onVerify: (code: string) => void | Promise<void>
  /** «Код больше не действует, запросите новый». */
  error?: ReactNode
  /** The clock that the wait is counted by. */
  clock?: () => number
}

/** Proves a phone number with a code from a message: number, code, done. */
export function PhoneVerificationForm(props: PhoneVerificationFormProps) {
  const { state, initialPhone = '', sentAt = 0, onSend, onVerify, error, clock = Date.now } = props
  const [changing, setChanging] = useState(false)
  if (state.kind === 'verified') {
    return (
      <Notice tone="green" role="status" title="Телефон подтвержден">
        {formatPhone(state.phone).replaceAll(' ', '\u00a0')}
      </Notice>
    )
  }
  if ((state.kind === 'code-sent' || state.kind === 'verifying') && !changing) {
    return (
      <CodeStep
        phone={state.phone}
        sentAt={sentAt}
        clock={clock}
        wrongCode={state.kind === 'code-sent' && state.wrongCode}
        loading={state.kind === 'verifying'}
        error={error}
        onVerify={onVerify}
        onResend={() => void onSend(state.phone)}
        onChangePhone={() => setChanging(true)}
      />
    )
  }
  return (
    <PhoneStep
      initialPhone={'phone' in state ? formatPhone(state.phone) : initialPhone}
      loading={state.kind === 'sending'}
      error={error}
      onSend={(phone) => {
        setChanging(false)
        return onSend(phone)
      }}
    />
  )
}

function PhoneStep({
  initialPhone,
  loading,
  error,
  onSend,
}: Pick<PhoneVerificationFormProps, 'onSend' | 'error'> & { initialPhone: string; loading: boolean }) {
  const form = useForm({
    initial: { phone: initialPhone },
    fields: { phone: { label: 'Телефон', rule: requiredPhone } },
    loading,
    onSubmit: ({ phone }) => onSend(normalisePhone(phone) ?? phone),
  })
  return (
    <FormShell
      form={form}
      label="Подтверждение телефона"
      submitText="Получить код"
      submitSize="m"
      error={error}
    >
      <PhoneField {...form.field('phone')} hint="Пришлем сообщение с кодом. Это бесплатно" />
    </FormShell>
  )
}
