import type { ReactNode } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox.tsx'
import type { Form } from '../form-shell/use-form.ts'
import { MoreData } from '../person-fields/more-data.tsx'
import { PersonNames } from '../person-fields/person-fields.tsx'
import { ReasonField } from '../person-fields/reason-field.tsx'
import type { PersonFormValues } from '../person-fields/use-person-form.ts'

interface OwnerFieldsProps {
  form: Form<PersonFormValues>
  /** Offers to name the owner later; not for an item that already waits for its owner. */
  canWait: boolean
  asksReason: boolean
  /** The fields of further owners. */
  children?: ReactNode
}

/** The owner to be checked, why and on what ground (LAW-06). */
export function OwnerFields({ form, canWait, asksReason, children }: OwnerFieldsProps) {
  return (
    <>
      {!form.values.later && (
        <>
          <PersonNames form={form} details={form} />
          <MoreData form={form} />
        </>
      )}
      {children}
      {canWait && (
        <Checkbox
          {...form.check('later')}
          label="Пока не знаю собственника, заполню позже"
          hint="Остальное закажем сразу, а проверка собственника подождет данных в кабинете"
        />
      )}
      {asksReason && <ReasonField form={form} of="owner" />}
    </>
  )
}
