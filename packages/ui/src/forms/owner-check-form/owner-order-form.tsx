import { normaliseCadastralNumber } from '@proverka/domain'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { CadastralField } from '../../fields/cadastral-field/cadastral-field.tsx'
import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { draftPart } from '../form-shell/draft-part.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { askedData } from '../person-fields/asked-data.ts'
import type { Offered } from '../person-fields/asked-data.ts'
import { ownerCheckOf, usePersonForm } from '../person-fields/use-person-form.ts'
import type { OwnerCheckValues } from '../person-fields/use-person-form.ts'
import { FurtherOwners, sentWith, withFurther } from './further-owners.tsx'
import type { FurtherOwnersPart } from './further-owners.tsx'
import { OwnerFields } from './owner-fields.tsx'

/** The owners of an object, and which object that is: its cadastral number in colons. */
export type OwnerOrderValues = OwnerCheckValues & { objectKey: string }

export interface OwnerOrderFormProps extends FormProps<OwnerOrderValues>, DraftedProps {
  /** The questions of the check: what their sources need is asked for. */
  offered?: Offered | undefined
  /** «Проверить за 499 ₽». */
  submitText: string
  /** Under the number: where to find it, and what to do without it. */
  objectHint: ReactNode
}

/** The check of an owner from its own page, before any object has been chosen. */
export function OwnerOrderForm(props: OwnerOrderFormProps) {
  const { submitText, objectHint, onSubmit, loading, refusals, draft, offered, ...frame } = props
  const further = useRef<FurtherOwnersPart>(null)
  const asks = askedData(offered)
  const own = draftPart(draft, '')
  const form = usePersonForm({
    of: 'owner',
    asks,
    asksObject: true,
    loading,
    refusals,
    draft: own,
    onSubmit: (values) => {
      const rest = further.current?.submit(true)
      if (!rest?.ok) return undefined
      return onSubmit({
        objectKey: normaliseCadastralNumber(values.object) ?? values.object,
        ...withFurther(ownerCheckOf(values), rest.values),
      })
    },
  })
  return (
    <FormShell
      form={sentWith(form, further)}
      label="Проверка собственника"
      submitText={submitText}
      {...frame}
    >
      <CadastralField {...form.field('object')} hint={objectHint} />
      <OwnerFields form={form} asks={asks} canWait={false} asksReason>
        <FurtherOwners ref={further} asks={asks} draft={draft} isWaiting={false} />
      </OwnerFields>
    </FormShell>
  )
}
