import { useForm } from '../form-shell/use-form.ts'
import type { FormProps } from '../form-shell/form-props.ts'
import { initialPerson, personFields, personOf } from '../person-fields/person-values.ts'
import type { PersonFieldValues, PersonValues } from '../person-fields/person-values.ts'
import { purposeOf, reasonFields } from '../person-fields/reason-field.tsx'
import type { PurposeValues } from '../person-fields/reason-field.tsx'

export interface OwnerCheckValues extends Partial<PurposeValues> {
  /** `metadata.ownersData` of the order; empty while the owner is not known yet. */
  owners: readonly (PersonValues & { separated_name: true })[]
}

/** Values of the fields about an owner. */
export type OwnerFieldValues = PersonFieldValues & { later: boolean; reason: string }

/** State of the fields about an owner; with a reason where the order does not carry it yet. */
export function useOwnerForm({
  asksReason,
  onSubmit,
  loading,
  refusals,
}: Pick<FormProps<OwnerCheckValues>, 'loading' | 'refusals'> & {
  asksReason: boolean
  onSubmit?: FormProps<OwnerCheckValues>['onSubmit']
}) {
  const unlessLater =
    (rule: (value: string) => string | undefined) =>
    (value: string, { later }: OwnerFieldValues) =>
      later ? undefined : rule(value)
  return useForm<OwnerFieldValues>({
    initial: { ...initialPerson(), later: false, reason: '' },
    fields: {
      ...personFields,
      lastName: { label: 'Фамилия собственника', rule: unlessLater(personFields.lastName.rule) },
      firstName: { label: 'Имя', rule: unlessLater(personFields.firstName.rule) },
      middleName: { label: 'Отчество', rule: unlessLater(personFields.middleName.rule) },
      birthDate: { label: 'Дата рождения', rule: unlessLater(personFields.birthDate.rule) },
      inn: { label: 'ИНН', rule: unlessLater(personFields.inn.rule) },
      passport: { label: 'Паспорт', rule: unlessLater(personFields.passport.rule) },
      later: { label: 'Заполню позже' },
      reason: {
        label: reasonFields.reason.label,
        rule: (value) => (asksReason ? reasonFields.reason.rule(value) : undefined),
      },
    },
    loading,
    refusals,
    onSubmit: (values) => onSubmit?.(ownerValuesOf(values)),
  })
}

/** What an order takes of the fields. */
export function ownerValuesOf({ later, reason, ...person }: OwnerFieldValues): OwnerCheckValues {
  return {
    owners: later ? [] : [{ ...personOf(person), separated_name: true }],
    ...(reason && purposeOf({ reason })),
  }
}
