import { normaliseEmail } from '@proverka/domain'
import { EmailField } from '../../fields/text-field/text-field.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredEmail } from '../form-rules.ts'

export interface ResetFormProps extends FormProps<{ username: string }> {
  initialEmail?: string
}

/** Asks for a new password by mail (AUTH-22, AUTH-23). */
export function ResetForm({ initialEmail = '', onSubmit, loading, refusals, ...frame }: ResetFormProps) {
  const form = useForm({
    initial: { username: initialEmail },
    fields: { username: { label: 'Электронная почта', rule: requiredEmail } },
    loading,
    refusals,
    onSubmit: ({ username }) => onSubmit({ username: normaliseEmail(username) ?? username }),
  })
  return (
    <FormShell form={form} label="Сброс пароля" submitText="Прислать пароль" {...frame}>
      <EmailField
        {...form.field('username')}
        autoComplete="username"
        hint="Пришлем пароль на эту почту: на один вход, на 24 часа. Старый действует, пока вы не зададите новый"
      />
    </FormShell>
  )
}
