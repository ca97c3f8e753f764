import type { ReactNode } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox.tsx'
import { InnField } from '../../fields/inn-field/inn-field.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { PersonNames, RegionField } from '../person-fields/person-fields.tsx'
import type { KnownPerson } from '../person-fields/person-values.ts'
import { ReasonField } from '../person-fields/reason-field.tsx'
import { personCheckOf, usePersonForm } from '../person-fields/use-person-form.ts'
import type { PersonCheckValues } from '../person-fields/use-person-form.ts'

export interface CreditRatingFormProps extends FormProps<PersonCheckValues> {
  initial?: KnownPerson
  /** «согласие на обработку персональных данных», as a link. */
  consentLink: ReactNode
  /** «Узнать за 299 ₽». */
  submitText: string
}

/** Whose financial reliability is to be rated: debts, bankruptcy, taxes and pledges (PROD-11, PROD-20). */
export function CreditRatingForm(props: CreditRatingFormProps) {
  const { initial, consentLink, submitText, onSubmit, loading, refusals, ...frame } = props
  const form = usePersonForm({
    initial,
    loading,
    refusals,
    asksConsent: true,
    onSubmit: (values) => onSubmit(personCheckOf(values)),
  })
  return (
    <FormShell form={form} label="Финансовая надежность" submitText={submitText} {...frame}>
      <PersonNames form={form} details={form} beside={<RegionField form={form} />} />
      <InnField
        {...form.field('inn')}
        of="person"
        optional
        hint="Без него не узнать о налогах, и однофамильцев больше"
      />
      <ReasonField form={form} />
      <Checkbox {...form.check('consent')} label={<>Даю {consentLink}</>} />
    </FormShell>
  )
}
