import { useRef } from 'react'
import { draftPart } from '../form-shell/draft-part.ts'
import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { FurtherOwners, sentWith, withFurther } from './further-owners.tsx'
import type { FurtherOwnersPart } from './further-owners.tsx'
import { OwnerFields } from './owner-fields.tsx'
import { askedData } from '../person-fields/asked-data.ts'
import type { Offered } from '../person-fields/asked-data.ts'
import { ownerCheckOf, usePersonForm } from '../person-fields/use-person-form.ts'
import type { OwnerCheckValues } from '../person-fields/use-person-form.ts'

export interface OwnerCheckFormProps extends FormProps<OwnerCheckValues>, DraftedProps {
  /** The questions of the check: what their sources need is asked for. */
  offered?: Offered | undefined
  submitText: string
  /** Where the order has not said yet why the owner is checked. */
  asksReason?: boolean
  /** Further owners can be added. */
  several?: boolean
}

const NONE = { ok: true, values: [] } as const

/** The owner that a paid check waits for. */
export function OwnerCheckForm(props: OwnerCheckFormProps) {
  const {
    submitText,
    asksReason = false,
    several = false,
    onSubmit,
    loading,
    refusals,
    draft,
    offered,
    ...frame
  } = props
  const further = useRef<FurtherOwnersPart>(null)
  const asks = askedData(offered)
  const own = draftPart(draft, '')
  const form = usePersonForm({
    of: 'owner',
    asks,
    asksReason,
    loading,
    refusals,
    draft: own,
    onSubmit: (values) => {
      const rest = several ? further.current?.submit(true) : NONE
      return rest?.ok ? onSubmit(withFurther(ownerCheckOf(values), rest.values)) : undefined
    },
  })
  return (
    <FormShell
      form={sentWith(form, further)}
      label="Проверка собственника"
      submitText={submitText}
      {...frame}
    >
      <OwnerFields form={form} asks={asks} canWait={false} asksReason={asksReason}>
        {several && <FurtherOwners ref={further} asks={asks} draft={draft} isWaiting={false} />}
      </OwnerFields>
    </FormShell>
  )
}
