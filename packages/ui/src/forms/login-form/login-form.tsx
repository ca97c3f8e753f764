import { EmailField } from '../../fields/text-field/text-field.tsx'
import { PasswordField } from '../../fields/password-field/password-field.tsx'
import { normaliseEmail, requiredRule } from '@proverka/domain'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredEmail } from '../form-rules.ts'

export interface LoginValues {
  username: string
  password: string
}

/** `error` is «Неверный логин или пароль», `after` has the links to the other two forms. */
export interface LoginFormProps extends FormProps<LoginValues> {
  initialEmail?: string
  /** «Войти» by default. */
  submitText?: string
}

/** E-mail and password (AUTH-05); the address is handed over trimmed and in lower case (AUTH-06). */
export function LoginForm({
  initialEmail = '',
  submitText = 'Войти',
  onSubmit,
  loading,
  refusals,
  ...frame
}: LoginFormProps) {
  const form = useForm({
    initial: { username: initialEmail, password: '' },
    fields: {
      username: { label: 'Электронная почта', rule: requiredEmail },
      password: { label: 'Пароль', rule: requiredRule },
    },
    loading,
    refusals,
    onSubmit: ({ username, password }) =>
      onSubmit({ username: normaliseEmail(username) ?? username, password }),
  })
  return (
    <FormShell form={form} label="Вход" submitText={submitText} {...frame}>
      <EmailField {...form.field('username')} autoComplete="username" />
      <PasswordField {...form.field('password')} />
    </FormShell>
  )
}
