import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { OwnerFields } from './owner-fields.tsx'
import { useOwnerForm } from './use-owner-form.ts'
import type { OwnerCheckValues } from './use-owner-form.ts'

export interface OwnerCheckFormProps extends FormProps<OwnerCheckValues> {
  submitText: string
  /** Where the order has not said yet why the owner is checked. */
  asksReason?: boolean
}

/** The owner that a paid check waits for. */
export function OwnerCheckForm(props: OwnerCheckFormProps) {
  const { submitText, asksReason = false, onSubmit, loading, refusals, ...frame } = props
  const form = useOwnerForm({ asksReason, onSubmit, loading, refusals })
  return (
    <FormShell form={form} label="Проверка собственника" submitText={submitText} {...frame}>
      <OwnerFields form={form} canWait={false} asksReason={asksReason} />
    </FormShell>
  )
}
