import { CADASTRAL_REGIONS } from '@proverka/domain'
import { DateField } from '../../fields/date-field/date-field.tsx'
import { Select } from '../../fields/select/select.tsx'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { FormRow } from '../form-shell/form-shell.tsx'
import type { Form } from '../form-shell/use-form.ts'

const nameProps = { autoComplete: 'off', autoCapitalize: 'words' } as const

type NameKeys = 'lastName' | 'firstName' | 'middleName' | 'birthDate'

/** The part of a form that these fields need. */
export interface PersonPart<K extends string> {
  field: (name: K) => ReturnType<Form<Record<K, string>>['field']>
}

/** Names and birth date of somebody else: the browser's own data stays out. */
export function PersonNames({ form }: { form: PersonPart<NameKeys> }) {
  return (
    <>
      <FormRow>
        <TextField {...form.field('lastName')} {...nameProps} />
        <TextField {...form.field('firstName')} {...nameProps} />
      </FormRow>
      <FormRow>
        <TextField {...form.field('middleName')} optional {...nameProps} />
        <DateField {...form.field('birthDate')} opensAt="1990-01-01" />
      </FormRow>
    </>
  )
}

const regions = Object.values(CADASTRAL_REGIONS)
  .toSorted((a, b) => a.localeCompare(b, 'ru'))
  .map((name) => ({ value: name, label: name }))

export function RegionField({ form }: { form: PersonPart<'region'> }) {
  return <Select {...form.field('region')} optional options={regions} placeholder="Все регионы" />
}
