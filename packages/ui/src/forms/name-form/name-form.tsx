import { maxLength } from '@proverka/domain'
import { TextField } from '../../fields/text-field/text-field.tsx'
import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredText } from '../form-rules.ts'

export interface NameFormProps extends FormProps<{ name: string }>, DraftedProps {
  initial: string
}

const NAME_LIMIT = 200

/** The name of the account's person, in one line. */
export function NameForm({ initial, onSubmit, loading, refusals, draft, ...frame }: NameFormProps) {
  const form = useForm({
    initial: { name: initial },
    fields: {
      name: { label: 'Имя', rule: (value) => requiredText(value) ?? maxLength(NAME_LIMIT)(value.trim()) },
    },
    loading,
    refusals,
    draft,
    focusOn: 'name',
    onSubmit: ({ name }) => onSubmit({ name: name.trim() }),
  })
  return (
    <FormShell form={form} label="Ваше имя" submitText="Сохранить" layout="line" {...frame}>
      <TextField {...form.field('name')} autoComplete="name" />
    </FormShell>
  )
}
