import { required } from '@proverka/domain'
import { CHECK_GROUNDS, CHECK_PURPOSES } from '@proverka/domain/reports'
import type { CheckGround, CheckPurpose } from '@proverka/domain/reports'
import { Select } from '../../fields/select/select.tsx'
import type { PersonPart } from './person-fields.tsx'

/** Why somebody is checked and on what ground (LAW-06). */
export interface PurposeValues {
  purpose: CheckPurpose
  ground: CheckGround
}

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
const purposes = choices(CHECK_PURPOSES)
const grounds = choices(CHECK_GROUNDS)

export const purposeFields = {
  purpose: { label: 'Зачем проверяете', rule: required },
  ground: { label: 'Основание', rule: required },
}

/** The values of the two lists, which offer nothing but purposes and grounds. */
export function purposeOf(values: { purpose: string; ground: string }): PurposeValues {
  return { purpose: values.purpose as CheckPurpose, ground: values.ground as CheckGround }
}

export function PurposeFields({ form }: { form: PersonPart<'purpose' | 'ground'> }) {
  return (
    <>
      <Select
        {...form.field('purpose')}
        options={purposes}
        placeholder="Выберите"
        hint="Закон требует знать цель проверки"
      />
      <Select {...form.field('ground')} options={grounds} placeholder="Выберите" />
    </>
  )
}
