import { useForm } from '../form-shell/use-form.ts'
import type { FormProps } from '../form-shell/form-props.ts'
import { ticked } from '../rule-set.ts'
import { initialPerson, personFields, personOf } from './person-values.ts'
import type { KnownPerson, PersonValues } from './person-values.ts'
import { purposeOf, reasonFields } from './reason-field.tsx'
import type { PurposeValues } from './reason-field.tsx'

/** A person to be checked, why and on what ground: what orders about a person carry (LAW-06). */
export interface PersonCheckValues extends PersonValues, PurposeValues {}

/** State of a form about one person with purpose and ground; with consent where no later step asks for it. */
export function usePersonForm({
  initial,
  onSubmit,
  loading,
  refusals,
  asksConsent,
}: Pick<FormProps<PersonCheckValues>, 'onSubmit' | 'loading' | 'refusals'> & {
  initial: KnownPerson | undefined
  asksConsent: boolean
}) {
  return useForm({
    initial: { ...initialPerson(initial), reason: '', consent: false },
    fields: {
      ...personFields,
      ...reasonFields,
      consent: {
        label: 'Согласие на обработку персональных данных',
        rule: (value: boolean) => (asksConsent ? ticked(value) : undefined),
      },
    },
    loading,
    refusals,
    onSubmit: (values) => onSubmit({ ...personOf(values), ...purposeOf(values) }),
  })
}
