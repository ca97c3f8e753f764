import { maxLength } from '@proverka/domain'
import { EmailField } from '../../fields/text-field/text-field.tsx'
import { Textarea } from '../../fields/textarea/textarea.tsx'
import { requiredEmail } from '../form-rules.ts'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'

export type NumberWaitFormProps = FormProps<{ note: string; email: string }>

const NOTE_LIMIT = 500

/** Hands an unconfirmed object to the operator; what the visitor agrees to is under the button (`after`). */
export function NumberWaitForm({ onSubmit, loading, refusals, ...frame }: NumberWaitFormProps) {
  const form = useForm({
    initial: { note: '', email: '' },
    fields: {
      note: { label: 'Что известно еще', rule: maxLength(NOTE_LIMIT, `Не больше ${NOTE_LIMIT}\u00a0знаков`) },
      email: { label: 'Почта', rule: requiredEmail },
    },
    loading,
    refusals,
    onSubmit: ({ note, email }) => onSubmit({ note: note.trim(), email: email.trim() }),
  })
  return (
    <FormShell form={form} label="Проверить номер" submitText="Отправить оператору" {...frame}>
      <Textarea
        {...form.field('note')}
        optional
        rows={3}
        hint="Номер из договора, старый адрес, ссылка"
        maxLength={NOTE_LIMIT}
      />
      <EmailField {...form.field('email')} />
    </FormShell>
  )
}
