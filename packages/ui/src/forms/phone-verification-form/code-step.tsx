import { formatPhone } from '@proverka/domain'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { CodeField } from '../../fields/code-field/code-field.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { useResendWait, waitText } from './resend-wait.ts'

/** Digits of a code (the server sends six). */
const CODE_LENGTH = 6

export interface CodeStepProps {
  phone: string
  sentAt: number
  clock: () => number
  wrongCode: boolean
  loading: boolean
  error: ReactNode
  blocked: ReactNode
  onVerify: FormProps<string>['onSubmit']
  onResend: () => void | Promise<void>
  onChangePhone: () => void
}

/** The code from the message; it goes off with its last digit. */
export function CodeStep(props: CodeStepProps) {
  const { phone, sentAt, clock, wrongCode, loading, error, blocked, onVerify, onResend, onChangePhone } =
    props
  const form = useForm({
    initial: { code: '' },
    fields: {
      code: {
        label: 'Код из сообщения',
        rule: (value) => (value.length === CODE_LENGTH ? undefined : 'Код — шесть цифр'),
      },
    },
    loading,
    refusals: wrongCode ? { code: 'Неверный код' } : undefined,
    onSubmit: ({ code }) => onVerify(code),
  })
  const left = useResendWait(sentAt, clock)
  useEffect(() => {
    // The button that was pressed has gone: the keyboard goes on in the code.
    if (document.activeElement === document.body) form.focus('code')
    // Once, when the step appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const [resending, setResending] = useState<'idle' | 'running' | 'failed'>('idle')
  const resend = async () => {
    if (resending === 'running') return
    setResending('running')
    try {
      await onResend()
      setResending('idle')
      // The button is replaced by the waiting time.
      form.focus('code')
    } catch {
      // The caller has logged the reason; here it only matters that the user can retry.
      setResending('failed')
    }
  }
  const { code } = form.values
  useEffect(() => {
    if (code.length === CODE_LENGTH) form.submit()
    // As soon as the last digit has come, and never again for the same code.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code])
  return (
    <FormShell
      form={form}
      label="Подтверждение телефона"
      submitText="Подтвердить"
      submitSize="m"
      error={error}
      blocked={blocked}
    >
      <CodeField
        {...form.field('code')}
        length={CODE_LENGTH}
        hint={
          <>
            Отправили на {formatPhone(phone).replaceAll(' ', '\u00a0')}.{' '}
            <LinkButton onClick={onChangePhone}>Изменить номер</LinkButton>
          </>
        }
        resend={
          left > 0 ? (
            <>
              Отправить еще раз можно через <span role="timer">{waitText(left)}</span>
            </>
          ) : (
            <>
              <span role="alert">{resending === 'failed' && 'Код не отправлен: сервер не ответил. '}</span>
              <LinkButton aria-busy={resending === 'running' || undefined} onClick={() => void resend()}>
                {resending === 'running' ? 'Отправляем код…' : 'Отправить код еще раз'}
              </LinkButton>
            </>
          )
        }
      />
    </FormShell>
  )
}
