import { normalisePassport, PASSPORT_MESSAGE } from '@proverka/domain'
import { PassportCells } from '../../fields/passport-field/passport-cells.tsx'
import { requiredText } from '../form-rules.ts'
import type { AnsweredProps, FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'

export interface PassportFormProps extends FormProps<{ passport: string }>, AnsweredProps {
  submitText: string
}

/** The number of a passport and nothing else (LAND-13). */
export function PassportForm(props: PassportFormProps) {
  const { submitText, onSubmit, onEdit, loading, refusals, ...frame } = props
  const form = useForm({
    initial: { passport: '' },
    fields: {
      passport: {
        label: 'Серия и номер паспорта',
        rule: (value) =>
          requiredText(value) ?? (normalisePassport(value) === null ? PASSPORT_MESSAGE : undefined),
        secret: true,
      },
    },
    loading,
    refusals,
    onEdit,
    onSubmit: ({ passport }) => onSubmit({ passport: normalisePassport(passport) ?? passport }),
  })
  return (
    <FormShell form={form} label="Проверка номера паспорта" submitText={submitText} {...frame}>
      <PassportCells {...form.field('passport')} />
    </FormShell>
  )
}
