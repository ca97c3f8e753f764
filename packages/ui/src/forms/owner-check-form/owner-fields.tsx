import type { ReactNode } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox.tsx'
import type { Form } from '../form-shell/use-form.ts'
import { DocumentField, MoreData } from '../person-fields/more-data.tsx'
import { PersonNames, RegionField } from '../person-fields/person-fields.tsx'
import { ReasonField } from '../person-fields/reason-field.tsx'
import type { AskedDatum, PersonFormValues } from '../person-fields/use-person-form.ts'

interface OwnerPersonProps {
  form: Form<PersonFormValues>
  /** Data that the check makes no sense without, beside name and birth date. */
  asks: readonly AskedDatum[]
}

/** Who the owner is; what his registers need is asked for with its reason. */
export function OwnerPerson({ form, asks }: OwnerPersonProps) {
  return (
    <>
      <PersonNames
        form={form}
        details={form}
        beside={asks.includes('region') && <RegionField form={form} required />}
      />
      {asks.map((name) => name !== 'region' && <DocumentField key={name} form={form} name={name} required />)}
      <MoreData form={form} without={asks} />
    </>
  )
}

interface OwnerFieldsProps extends OwnerPersonProps {
  /** Offers to name the owner later; not for an item that already waits for its owner. */
  canWait: boolean
  asksReason: boolean
  /** The fields of further owners. */
  children?: ReactNode
}

/** The owner to be checked, why and on what ground (LAW-06). */
export function OwnerFields({ form, asks, canWait, asksReason, children }: OwnerFieldsProps) {
  return (
    <>
      {!form.values.later && <OwnerPerson form={form} asks={asks} />}
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
