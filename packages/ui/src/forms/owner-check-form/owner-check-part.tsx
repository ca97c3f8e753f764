import { useImperativeHandle, useRef } from 'react'
import type { Ref } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from '../form-shell/form-shell.css.ts'
import { draftPart } from '../form-shell/draft-part.ts'
import { FormTroubles } from '../form-shell/form-shell.tsx'
import type { DraftedProps } from '../form-shell/form-props.ts'
import type { FormPart } from '../form-shell/use-form.ts'
import { FurtherOwners, withFurther } from './further-owners.tsx'
import type { FurtherOwnersPart } from './further-owners.tsx'
import { OwnerFields } from './owner-fields.tsx'
import { askedData } from '../person-fields/asked-data.ts'
import type { Offered } from '../person-fields/asked-data.ts'
import { ownerCheckOf, usePersonForm } from '../person-fields/use-person-form.ts'
import type { KnownPerson } from '../person-fields/person-values.ts'
import type { OwnerCheckValues } from '../person-fields/use-person-form.ts'

export interface OwnerCheckPartProps extends DraftedProps {
  /** The questions of the check: what their sources need is asked for. */
  offered?: Offered | undefined
  ref: Ref<FormPart<OwnerCheckValues>>
  /** The owners as named before. */
  initial?: readonly KnownPerson[] | undefined
}

/** The owners' part of a checkout: without a button, sent by that of the order. */
export function OwnerCheckPart({
  ref,
  initial: [first, ...others] = [],
  offered,
  draft,
}: OwnerCheckPartProps) {
  const further = useRef<FurtherOwnersPart>(null)
  const asks = askedData(offered)
  const own = draftPart(draft, '')
  const form = usePersonForm({ of: 'owner', asks, initial: first, draft: own })
  useImperativeHandle(ref, () => ({
    submit: () => {
      const outcome = form.submit()
      const rest = further.current?.submit(outcome.ok)
      if (!outcome.ok || !rest?.ok) return { ok: false }
      return { ok: true, values: withFurther(ownerCheckOf(outcome.values), rest.values) }
    },
  }))
  return (
    <fieldset ref={form.ref} className={css.form}>
      <legend className={visuallyHidden}>Проверка собственника</legend>
      <FormTroubles form={form} error={undefined} />
      <OwnerFields form={form} asks={asks} canWait asksReason>
        <FurtherOwners
          ref={further}
          asks={asks}
          initial={others}
          draft={draft}
          isWaiting={form.values.later}
        />
      </OwnerFields>
    </fieldset>
  )
}
