import { REQUIRED_MESSAGE } from '@proverka/domain'
import { DESTRUCTION_CODE_MESSAGE, normaliseDestructionCode } from '@proverka/domain/legal'
import { TextField } from '../../fields/text-field/text-field.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'

export interface ActCodeFormProps extends FormProps<{ code: string }> {
  /** The code of the link that led here. */
  initial?: string
}

/** Opens an act of destruction by the code of an email; hyphens, spaces and small letters do not matter. */
export function ActCodeForm({ initial = '', onSubmit, loading, refusals, ...frame }: ActCodeFormProps) {
  const form = useForm({
    initial: { code: initial },
    fields: {
      code: {
        label: 'Код акта',
        rule: (value) =>
          value.trim() === ''
            ? REQUIRED_MESSAGE
            : normaliseDestructionCode(value) === undefined
              ? DESTRUCTION_CODE_MESSAGE
              : undefined,
      },
    },
    loading,
    refusals,
    onSubmit: ({ code }) => onSubmit({ code: normaliseDestructionCode(code) ?? code }),
  })
  return (
    <FormShell form={form} label="Акт по коду" submitText="Открыть акт" layout="line" {...frame}>
      <TextField
        {...form.field('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
      />
    </FormShell>
  )
}
