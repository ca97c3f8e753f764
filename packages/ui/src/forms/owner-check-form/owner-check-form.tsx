import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { OwnerFields } from './owner-fields.tsx'
import { ownerCheckOf, usePersonForm } from '../person-fields/use-person-form.ts'
import type { OwnerCheckValues } from '../person-fields/use-person-form.ts'

export interface OwnerCheckFormProps extends FormProps<OwnerCheckValues>, DraftedProps {
  submitText: string
  /** Where the order has not said yet why the owner is checked. */
  asksReason?: boolean
}

/** The owner that a paid check waits for. */
export function OwnerCheckForm(props: OwnerCheckFormProps) {
  const { submitText, asksReason = false, onSubmit, loading, refusals, draft, ...frame } = props
  const form = usePersonForm({
    of: 'owner',
    asksReason,
    loading,
    refusals,
    draft,
    onSubmit: (values) => onSubmit(ownerCheckOf(values)),
  })
  return (
    <FormShell form={form} label="Проверка собственника" submitText={submitText} {...frame}>
      <OwnerFields form={form} canWait={false} asksReason={asksReason} />
    </FormShell>
  )
}
