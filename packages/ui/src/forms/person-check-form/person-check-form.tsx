import type { ReactNode } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox.tsx'
import { InnField } from '../../fields/inn-field/inn-field.tsx'
import { PassportField } from '../../fields/passport-field/passport-field.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormRow, FormShell } from '../form-shell/form-shell.tsx'
import { PersonNames, RegionField } from '../person-fields/person-fields.tsx'
import type { KnownPerson } from '../person-fields/person-values.ts'
import { PurposeFields } from '../person-fields/purpose-fields.tsx'
import { usePersonForm } from '../person-fields/use-person-form.ts'
import type { PersonCheckValues } from '../person-fields/use-person-form.ts'

export interface PersonCheckFormProps extends FormProps<PersonCheckValues> {
  initial?: KnownPerson
  /** «согласие на обработку персональных данных», as a link. */
  consentLink: ReactNode
  submitText: string
  /** Short forms of landing pages go without passport and INN. */
  withoutPassport?: boolean
}

/** Who is to be checked, why and on what ground (LAW-06). */
export function PersonCheckForm(props: PersonCheckFormProps) {
  const { initial, consentLink, submitText, onSubmit, loading, refusals, withoutPassport, ...frame } = props
  const form = usePersonForm({ initial, onSubmit, loading, refusals })
  return (
    <FormShell form={form} label="Проверка человека" submitText={submitText} {...frame}>
      <PersonNames form={form} />
      <RegionField form={form} />
      {!withoutPassport && (
        <FormRow>
          <PassportField {...form.field('passport')} optional hint="Для проверки паспорта" />
          <InnField {...form.field('inn')} of="person" optional hint="Для налогов и самозанятости" />
        </FormRow>
      )}
      <PurposeFields form={form} />
      <Checkbox {...form.check('consent')} label={<>Даю {consentLink}</>} />
    </FormShell>
  )
}
