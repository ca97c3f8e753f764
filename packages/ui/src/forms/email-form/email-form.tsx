import { EmailField } from '../../fields/text-field/text-field.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredEmail } from '../form-rules.ts'

export interface EmailFormProps extends FormProps<{ email: string }> {
  /** The address of now: to change it into itself is a slip. */
  current: string
}

/** Changes the address of the account; the page that shows the form explains what follows. */
export function EmailForm({ current, onSubmit, loading, refusals, ...frame }: EmailFormProps) {
  const form = useForm({
    initial: { email: '' },
    fields: {
      email: {
        label: 'Новая почта',
        rule: (value) =>
          requiredEmail(value) ??
          (value.trim().toLowerCase() === current ? 'Это почта, которая у вас сейчас' : undefined),
      },
    },
    loading,
    refusals,
    focusOn: 'email',
    onSubmit: ({ email }) => onSubmit({ email: email.trim() }),
  })
  return (
    <FormShell form={form} label="Смена почты" submitText="Отправить письма" layout="line" {...frame}>
      <EmailField {...form.field('email')} />
    </FormShell>
  )
}
