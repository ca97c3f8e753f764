import { EmailField } from '../../fields/text-field/text-field.tsx'
import { requiredEmail } from '../form-rules.ts'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'

export type SaleWaitFormProps = FormProps<{ email: string }>

/** Where to write, once, when a check is for sale; what the visitor agrees to is under the button (`after`). */
export function SaleWaitForm({ onSubmit, loading, refusals, ...frame }: SaleWaitFormProps) {
  const form = useForm({
    initial: { email: '' },
    fields: { email: { label: 'Почта', rule: requiredEmail } },
    loading,
    refusals,
    onSubmit: ({ email }) => onSubmit({ email: email.trim() }),
  })
  return (
    <FormShell form={form} label="Сообщить о проверке" submitText="Сообщите мне" layout="line" {...frame}>
      <EmailField {...form.field('email')} />
    </FormShell>
  )
}
