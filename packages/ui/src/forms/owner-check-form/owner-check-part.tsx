import { useImperativeHandle } from 'react'
import type { Ref } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from '../form-shell/form-shell.css.ts'
import { FormTroubles } from '../form-shell/form-shell.tsx'
import type { DraftedProps } from '../form-shell/form-props.ts'
import type { FormPart } from '../form-shell/use-form.ts'
import { OwnerFields } from './owner-fields.tsx'
import { ownerCheckOf, usePersonForm } from '../person-fields/use-person-form.ts'
import type { KnownPerson } from '../person-fields/person-values.ts'
import type { OwnerCheckValues } from '../person-fields/use-person-form.ts'

export interface OwnerCheckPartProps extends DraftedProps {
  ref: Ref<FormPart<OwnerCheckValues>>
  /** The owner as named before. */
  initial?: KnownPerson | undefined
}

/** The owner's part of a checkout: without a button, sent by that of the order. */
export function OwnerCheckPart({ ref, initial, draft }: OwnerCheckPartProps) {
  const form = usePersonForm({ of: 'owner', initial, draft })
  useImperativeHandle(ref, () => ({
    submit: () => {
      const outcome = form.submit()
      return outcome.ok ? { ok: true, values: ownerCheckOf(outcome.values) } : outcome
    },
  }))
  return (
    <fieldset ref={form.ref} className={css.form}>
      <legend className={visuallyHidden}>Проверка собственника</legend>
      <FormTroubles form={form} error={undefined} />
      <OwnerFields form={form} canWait asksReason />
    </fieldset>
  )
}
