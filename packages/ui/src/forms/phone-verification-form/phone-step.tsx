import { normalisePhone } from '@proverka/domain'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { PhoneField } from '../../fields/phone-field/phone-field.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredPhone } from '../form-rules.ts'

export interface PhoneStepProps {
  initialPhone: string
  loading: boolean
  error: ReactNode
  blocked: ReactNode
  onSend: (phone: string) => void | Promise<void>
  /** Back to the code that has been sent already; only where there is one. */
  onBack: (() => void) | undefined
}

/** The number that the code goes to. */
export function PhoneStep({ initialPhone, loading, error, blocked, onSend, onBack }: PhoneStepProps) {
  const form = useForm({
    initial: { phone: initialPhone },
    fields: { phone: { label: 'Телефон', rule: requiredPhone } },
    loading,
    onSubmit: ({ phone }) => onSend(normalisePhone(phone) ?? phone),
  })
  useEffect(() => {
    // «Изменить номер» has gone with its step: the keyboard goes on in the number.
    if (onBack && document.activeElement === document.body) form.focus('phone')
    // Once, when the step appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <FormShell
      form={form}
      label="Подтверждение телефона"
      submitText="Получить код"
      submitSize="m"
      error={error}
      blocked={blocked}
      after={
        onBack && (
          <LinkButton disabled={form.loading} onClick={onBack}>
            Вернуться к вводу кода
          </LinkButton>
        )
      }
    >
      <PhoneField {...form.field('phone')} hint="Пришлем сообщение с кодом. Это бесплатно" />
    </FormShell>
  )
}
