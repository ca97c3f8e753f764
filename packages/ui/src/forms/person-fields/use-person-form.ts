import { useForm } from '../form-shell/use-form.ts'
import type { FormProps } from '../form-shell/form-props.ts'
import { ticked } from '../rule-set.ts'
import { initialPerson, personFields, personOf } from './person-values.ts'
import type { KnownPerson, PersonValues } from './person-values.ts'
import { purposeFields, purposeOf } from './purpose-fields.tsx'
import type { PurposeValues } from './purpose-fields.tsx'

/** A person to be checked, why and on what ground: what orders about a person carry (LAW-06). */
export interface PersonCheckValues extends PersonValues, PurposeValues {}

/** State of a form about one person with purpose, ground and consent. */
export function usePersonForm({
  initial,
  onSubmit,
  loading,
  refusals,
}: Pick<FormProps<PersonCheckValues>, 'onSubmit' | 'loading' | 'refusals'> & {
  initial: KnownPerson | undefined
}) {
  return useForm({
    initial: { ...initialPerson(initial), purpose: '', ground: '', consent: false },
    fields: {
      ...personFields,
      ...purposeFields,
      consent: { label: 'Согласие на обработку персональных данных', rule: ticked },
    },
    loading,
    refusals,
    onSubmit: (values) => onSubmit({ ...personOf(values), ...purposeOf(values) }),
  })
}
