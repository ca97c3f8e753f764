import { canSubmitSearch, required, SEARCH_FLAT_HINT, searchQuery } from '@proverka/domain'
import type { Suggestion } from '@proverka/domain'
import type { ReactNode } from 'react'
import { AddressField } from '../../fields/address-field/address-field.tsx'
import { Checkbox } from '../../fields/checkbox/checkbox.tsx'
import type { LoadSuggestions } from '../../fields/suggest/suggestion-loader.ts'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { PersonNames } from '../person-fields/person-fields.tsx'
import { initialPerson, personFields, personOf } from '../person-fields/person-values.ts'
import type { PersonValues } from '../person-fields/person-values.ts'
import { PurposeFields, purposeFields, purposeOf } from '../person-fields/purpose-fields.tsx'
import type { PurposeValues } from '../person-fields/purpose-fields.tsx'
import { ticked } from '../rule-set.ts'

export interface OwnerCheckValues extends PurposeValues {
  /** Cadastral number in its colons, or the address as it was typed. */
  object: string
  /** `metadata.ownersData` of the order; empty while the owner is not known yet. */
  owners: readonly (PersonValues & { separated_name: true })[]
}

export interface OwnerCheckFormProps extends FormProps<OwnerCheckValues> {
  /** Address or number that the page knows already. */
  initialObject?: string
  loadAddresses: LoadSuggestions<Suggestion>
  consentLink: ReactNode
  /** «Проверить за 499 ₽». */
  submitText: string
}

/** Whose ownership of what is checked, why and on what ground (LAW-06); an owner not known yet is added later. */
export function OwnerCheckForm(props: OwnerCheckFormProps) {
  const { initialObject = '', loadAddresses, consentLink, submitText, onSubmit, loading, ...rest } = props
  const { refusals, ...frame } = rest
  const unlessLater =
    (rule: (value: string) => string | undefined) =>
    (value: string, { later }: { later: boolean }) =>
      later ? undefined : rule(value)
  const form = useForm({
    initial: {
      object: initialObject,
      ...initialPerson(),
      later: false,
      purpose: '',
      ground: '',
      consent: false,
    },
    fields: {
      object: { label: 'Адрес или кадастровый номер', rule: objectRule },
      ...personFields,
      lastName: { label: 'Фамилия собственника', rule: unlessLater(personFields.lastName.rule) },
      firstName: { label: 'Имя', rule: unlessLater(personFields.firstName.rule) },
      middleName: { label: 'Отчество', rule: unlessLater(personFields.middleName.rule) },
      birthDate: { label: 'Дата рождения', rule: unlessLater(personFields.birthDate.rule) },
      later: { label: 'Заполню позже' },
      ...purposeFields,
      consent: { label: 'Согласие на обработку персональных данных', rule: ticked },
    },
    loading,
    refusals,
    onSubmit: (values) =>
      onSubmit({
        object: searchQuery(values.object),
        owners: values.later ? [] : [{ ...personOf(values), separated_name: true }],
        ...purposeOf(values),
      }),
  })
  return (
    <FormShell form={form} label="Проверка собственника" submitText={submitText} {...frame}>
      <AddressField {...form.field('object')} load={loadAddresses} />
      {!form.values.later && <PersonNames form={form} />}
      <Checkbox
        {...form.check('later')}
        label="Пока не знаю собственника, заполню позже"
        hint="Проверка подождет данных в кабинете"
      />
      <PurposeFields form={form} />
      <Checkbox {...form.check('consent')} label={<>Даю {consentLink}</>} />
    </FormShell>
  )
}

function objectRule(value: string): string | undefined {
  return required(value.trim()) ?? (canSubmitSearch(value) ? undefined : SEARCH_FLAT_HINT)
}
