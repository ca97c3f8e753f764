import { EmailField } from '../../fields/text-field/text-field.tsx'
import { PasswordField } from '../../fields/password-field/password-field.tsx'
import { required } from '@proverka/domain'
import type { ReactNode } from 'react'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredEmail } from '../rule-set.ts'

export interface LoginValues {
  username: string
  password: string
}

export interface LoginFormProps {
  initialEmail?: string
  onSubmit: (values: LoginValues) => void | Promise<void>
  loading?: boolean
  /** «Неверный логин или пароль». */
  error?: ReactNode
  /** Links to the other two forms. */
  after?: ReactNode
}

/** E-mail and password (AUTH-05); the address is handed over trimmed and in lower case (AUTH-06). */
export function LoginForm({ initialEmail = '', onSubmit, loading, error, after }: LoginFormProps) {
  const form = useForm({
    initial: { username: initialEmail, password: '' },
    fields: {
      username: { label: 'Электронная почта', rule: requiredEmail },
      password: { label: 'Пароль', rule: required },
    },
    loading,
    onSubmit: ({ username, password }) => onSubmit({ username: username.trim().toLowerCase(), password }),
  })
  return (
    <FormShell form={form} label="Вход" submitText="Войти" error={error} after={after}>
      <EmailField {...form.field('username')} autoComplete="username" />
      <PasswordField {...form.field('password')} />
    </FormShell>
  )
}
