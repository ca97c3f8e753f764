import type { CheckPurpose } from '@proverka/domain/checks'
import type { ReactNode } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox.tsx'
import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { askedData } from '../person-fields/asked-data.ts'
import type { Offered } from '../person-fields/asked-data.ts'
import { BureauFields } from '../person-fields/bureau-fields.tsx'
import { EnoughData } from '../person-fields/enough-data.tsx'
import { DocumentField, MoreData } from '../person-fields/more-data.tsx'
import { PersonNames, RegionField } from '../person-fields/person-fields.tsx'
import type { KnownPerson } from '../person-fields/person-values.ts'
import { ReasonField } from '../person-fields/reason-field.tsx'
import { personCheckOf, usePersonForm } from '../person-fields/use-person-form.ts'
import type { AskedDocument, PersonCheckValues } from '../person-fields/use-person-form.ts'

export interface PersonCheckFormProps extends FormProps<PersonCheckValues>, DraftedProps {
  initial?: KnownPerson
  /** The purpose that the page is about: the form starts with it. */
  purpose?: CheckPurpose | undefined
  /** «согласие на обработку персональных данных», as a link; left out where the checkout asks for it. */
  consentLink?: ReactNode
  submitText: string
  /** Documents that this check makes no sense without. */
  asks?: readonly AskedDocument[]
  /** The questions of the check, and which of them can be answered about a person of whom so much is known. */
  offered?: Offered | undefined
  /** Short forms of landing pages go without passport and INN. */
  withoutPassport?: boolean
  /** Takes what the person's own report of a credit bureau says. */
  withBureau?: boolean
  /** The data above the form are checked and sent by the same press. */
  above?: () => { readonly ok: boolean }
}

/** Who is to be checked, why and on what ground (LAW-06). */
export function PersonCheckForm(props: PersonCheckFormProps) {
  const {
    initial,
    purpose,
    consentLink,
    submitText,
    onSubmit,
    loading,
    refusals,
    draft,
    withoutPassport,
    withBureau,
    asks: documents,
    offered,
    above,
    ...frame
  } = props
  const asks = askedData(offered, documents)
  const asksConsent = consentLink !== undefined
  const form = usePersonForm({
    initial,
    reason: purpose,
    loading,
    refusals,
    draft,
    asksConsent,
    asks,
    above,
    onSubmit: (values) => onSubmit(personCheckOf(values)),
  })
  return (
    <FormShell form={form} label="Проверка человека" submitText={submitText} {...frame}>
      <PersonNames
        form={form}
        details={form}
        beside={<RegionField form={form} required={asks.includes('region')} />}
      />
      {asks.map((name) => name !== 'region' && <DocumentField key={name} form={form} name={name} required />)}
      {!withoutPassport && <MoreData form={form} without={asks} />}
      {withBureau && <BureauFields form={form} />}
      <ReasonField form={form} />
      {offered && <EnoughData questions={offered(form.values)} />}
      {asksConsent && <Checkbox {...form.check('consent')} label={<>Даю {consentLink}</>} />}
    </FormShell>
  )
}
