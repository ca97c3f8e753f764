import { useForm } from '../form-shell/use-form.ts'
import type { Form } from '../form-shell/use-form.ts'
import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { ticked } from '../rule-set.ts'
import { initialPerson, personFields, personOf } from './person-values.ts'
import type { KnownPerson, PersonFieldValues, PersonValues } from './person-values.ts'
import { purposeOf, reasonFields } from './reason-field.tsx'
import type { PurposeValues } from './reason-field.tsx'

/** A person to be checked, why and on what ground: what orders about a person carry (LAW-06). */
export interface PersonCheckValues extends PersonValues, PurposeValues {}

/** The owner of an object as an order takes him. */
export interface OwnerCheckValues extends Partial<PurposeValues> {
  /** `metadata.ownersData` of the order; empty while the owner is not known yet. */
  owners: readonly (PersonValues & { separated_name: true })[]
}

/** Values of every field that a form about one person may have. */
export type PersonFormValues = PersonFieldValues & { reason: string; later: boolean; consent: boolean }

interface PersonFormSpec extends DraftedProps, Pick<FormProps<PersonFormValues>, 'loading' | 'refusals'> {
  /** Who is checked: somebody, or the owner of an object, who may be named later. */
  of?: 'person' | 'owner'
  initial?: KnownPerson | undefined
  /** False where the order has said already why the person is checked. */
  asksReason?: boolean
  /** True where no later step asks for the consent. */
  asksConsent?: boolean
  /** Absent for a part that the button of the order sends. */
  onSubmit?: FormProps<PersonFormValues>['onSubmit']
}

/** State of every form about one person: at the checkout, in a paid order, on the pages of checks. */
export function usePersonForm(spec: PersonFormSpec): Form<PersonFormValues> {
  const { of = 'person', initial, asksReason = true, asksConsent = false, onSubmit, ...rest } = spec
  return useForm<PersonFormValues>({
    ...rest,
    initial: { ...initialPerson(initial), reason: '', later: false, consent: false },
    fields: {
      lastName: {
        label: of === 'owner' ? 'Фамилия собственника' : personFields.lastName.label,
        rule: unlessLater(personFields.lastName.rule),
      },
      firstName: { ...personFields.firstName, rule: unlessLater(personFields.firstName.rule) },
      middleName: { ...personFields.middleName, rule: unlessLater(personFields.middleName.rule) },
      birthDate: { ...personFields.birthDate, rule: unlessLater(personFields.birthDate.rule) },
      region: personFields.region,
      inn: { ...personFields.inn, rule: unlessLater(personFields.inn.rule) },
      passport: { ...personFields.passport, rule: unlessLater(personFields.passport.rule) },
      later: { label: 'Заполню позже' },
      reason: {
        label: reasonFields.reason.label,
        rule: (value) => (asksReason ? reasonFields.reason.rule(value) : undefined),
      },
      consent: {
        label: 'Согласие на обработку персональных данных',
        rule: (value) => (asksConsent ? ticked(value) : undefined),
      },
    },
    onSubmit: (values) => onSubmit?.(values),
  })
}

const unlessLater =
  (rule: (value: string) => string | undefined) =>
  (value: string, { later }: PersonFormValues): string | undefined =>
    later ? undefined : rule(value)

/** What an order about a person takes of the fields. */
export function personCheckOf(values: PersonFormValues): PersonCheckValues {
  return { ...personOf(values), ...purposeOf(values) }
}

/** What an order about an object takes of the fields. */
export function ownerCheckOf({ later, reason, ...person }: PersonFormValues): OwnerCheckValues {
  return {
    owners: later ? [] : [{ ...personOf(person), separated_name: true }],
    ...(reason && purposeOf({ reason })),
  }
}
