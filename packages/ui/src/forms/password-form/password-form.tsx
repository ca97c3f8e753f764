import {
  equalRule,
  firstMessage,
  PASSWORD_MIN_LENGTH,
  PASSWORDS_DIFFER_MESSAGE,
  requiredRule,
} from '@proverka/domain'
import { PasswordField } from '../../fields/password-field/password-field.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { newPassword } from '../form-rules.ts'

export interface PasswordValues {
  /** Empty after a sign-in with a one-time password. */
  old_password: string
  new_password: string
}

export interface PasswordFormProps extends FormProps<PasswordValues> {
  /** The person came in with a password from an email: there is no old one to ask for (SEC-03). */
  oneTime?: boolean
}

/** Change of the password; the server ends all other sessions with it. */
export function PasswordForm({ oneTime = false, onSubmit, loading, refusals, ...frame }: PasswordFormProps) {
  const form = useForm({
    initial: { old_password: '', new_password: '', password_repeat: '' },
    fields: {
      old_password: { label: 'Текущий пароль', rule: (value) => (oneTime ? undefined : requiredRule(value)) },
      new_password: { label: 'Новый пароль', rule: newPassword },
      password_repeat: {
        label: 'Новый пароль еще раз',
        rule: (value, { new_password }) =>
          firstMessage([requiredRule, equalRule(() => new_password, PASSWORDS_DIFFER_MESSAGE)], value),
      },
    },
    loading,
    refusals,
    onSubmit: ({ old_password, new_password }) => onSubmit({ old_password, new_password }),
  })
  return (
    <FormShell
      form={form}
      label={oneTime ? 'Свой пароль' : 'Смена пароля'}
      submitText={oneTime ? 'Задать пароль' : 'Сменить пароль'}
      submitSize="m"
      {...frame}
    >
      {!oneTime && <PasswordField {...form.field('old_password')} />}
      <PasswordField
        {...form.field('new_password')}
        autoComplete="new-password"
        hint={`От ${PASSWORD_MIN_LENGTH} знаков. На других устройствах придется войти заново`}
      />
      <PasswordField {...form.field('password_repeat')} autoComplete="new-password" />
    </FormShell>
  )
}
