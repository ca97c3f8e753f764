import type { OwnerData } from '@proverka/domain/orders'
import { BUREAU_FIELDS, bureauFault, readPerson } from '@proverka/domain/checks'
import type { CheckPurpose, PersonCheckMetadata, PersonTexts } from '@proverka/domain/checks'
import { useForm } from '../form-shell/use-form.ts'
import type { FieldSpec, Form } from '../form-shell/use-form.ts'
import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { cadastralNumber } from '../cadastral-rule.ts'
import { mustAccept, requiredText } from '../form-rules.ts'
import { initialPerson, personFields } from './person-values.ts'
import type { KnownPerson } from './person-values.ts'
import { purposeOf, reasonFields } from './reason-field.tsx'

/** What an order about a person carries: who, why and on what ground (LAW-06). */
export type PersonCheckValues = PersonCheckMetadata

/** What an order about an object carries of its owners; none while they are not known yet. */
export type OwnerCheckValues = Partial<Omit<PersonCheckMetadata, 'person'>> & { ownersData: OwnerData[] }

/** Values of every field that a form about one person may have. */
export type PersonFormValues = PersonTexts & {
  /** Whose owner is checked, where that is not known yet. */
  object: string
  noMiddleName: boolean
  reason: string
  later: boolean
  consent: boolean
}

/** A document that a form may insist on. */
export type AskedDocument = 'passport' | 'license'

/** One of the data that a form may insist on. */
export type AskedDatum = AskedDocument | 'inn' | 'region'

interface PersonFormSpec extends DraftedProps, Pick<FormProps<PersonFormValues>, 'loading' | 'refusals'> {
  /** The field that has the focus when the form appears. */
  focusOn?: keyof PersonTexts
  /** Who is checked: a person, or the owner of an object, who may be named later. */
  of?: 'person' | 'owner'
  initial?: KnownPerson | undefined
  /** Key of the reason that the page is about. */
  reason?: CheckPurpose | undefined
  /** True where the form names the object, too. */
  asksObject?: boolean
  /** False where the order has said already why the person is checked. */
  asksReason?: boolean
  /** True where no later step asks for the consent. */
  asksConsent?: boolean
  /** Data that this check makes no sense without. */
  asks?: readonly AskedDatum[]
  /** The part above on the page that is sent with this form. */
  above?: (() => { readonly ok: boolean }) | undefined
  /** Absent for a part that the button of the order sends. */
  onSubmit?: FormProps<PersonFormValues>['onSubmit']
}

/** State of every form about one person: at the checkout, in a paid order, on the pages of checks. */
export function usePersonForm(spec: PersonFormSpec): Form<PersonFormValues> {
  const {
    of = 'person',
    initial,
    reason = '',
    asksObject = false,
    asksReason = true,
    asksConsent = false,
    asks = [],
    onSubmit,
    ...rest
  } = spec
  const asked = (name: AskedDatum) => ({
    ...persons[name],
    rule: (value: string, values: PersonFormValues) =>
      (asks.includes(name) && !values.later ? requiredText(value) : undefined) ??
      persons[name].rule?.(value, values),
  })
  return useForm<PersonFormValues>({
    ...rest,
    initial: {
      ...initialPerson(initial),
      object: '',
      noMiddleName: false,
      reason,
      later: false,
      consent: false,
    },
    fields: {
      ...persons,
      ...ofBureau,
      passport: asked('passport'),
      license: asked('license'),
      inn: asked('inn'),
      region: asked('region'),
      lastName: {
        ...persons.lastName,
        label: of === 'owner' ? 'Фамилия собственника' : personFields.lastName.label,
      },
      object: {
        label: 'Кадастровый номер объекта',
        rule: (value) => (asksObject ? cadastralNumber(value) : undefined),
      },
      noMiddleName: { label: 'Отчества нет' },
      later: { label: 'Заполню позже' },
      reason: {
        label: reasonFields.reason.label,
        proposed: true,
        rule: (value) => (asksReason ? reasonFields.reason.rule(value) : undefined),
      },
      consent: {
        label: 'Согласие на обработку персональных данных',
        rule: (value) => (asksConsent ? mustAccept(value) : undefined),
      },
    },
    onSubmit: (values) => onSubmit?.(values),
  })
}

type PersonSpecs = { [K in keyof PersonTexts]: FieldSpec<PersonFormValues, K> }

/** The fields of a person, none of which is judged when he is to be named later. */
const persons = Object.fromEntries(
  Object.entries(personFields).map(([name, { rule, ...spec }]) => [
    name,
    { ...spec, rule: (value: string, { later }: PersonFormValues) => (later ? undefined : rule(value)) },
  ]),
) as PersonSpecs

/** A field of the bureau's report that is empty while another one is not, or a score that its scale does not have. */
const ofBureau = Object.fromEntries(
  BUREAU_FIELDS.map((name) => [
    name,
    {
      ...persons[name],
      rule: (value: string, values: PersonFormValues) => {
        const own = persons[name].rule?.(value, values)
        if (own || values.later) return own
        return value.trim() === '' || name === 'bureauScore' ? bureauFault(values) : undefined
      },
    },
  ]),
) as Pick<PersonSpecs, (typeof BUREAU_FIELDS)[number]>

/** What an order about a person takes of the fields. */
export function personCheckOf(values: PersonFormValues) {
  const { object: _object, reason, later: _later, consent: _consent, ...person } = values
  return { person: readPerson(person), ...purposeOf({ reason }) } satisfies PersonCheckValues
}

/** What an order about an object takes of the fields. */
export function ownerCheckOf(values: PersonFormValues): OwnerCheckValues {
  const { object: _object, later, reason, consent: _consent, ...person } = values
  return {
    ownersData: later ? [] : [{ ...readPerson(person), separated_name: true }],
    ...(reason && purposeOf({ reason })),
  }
}
