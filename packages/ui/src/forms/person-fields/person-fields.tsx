import { nameWords, REGION_NAMES, splitFullName } from '@proverka/domain'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { DateField } from '../../fields/date-field/date-field.tsx'
import { Select } from '../../fields/select/select.tsx'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
import { FormRow } from '../form-shell/form-shell.tsx'
import type { Form } from '../form-shell/use-form.ts'
import * as css from './person-fields.css.ts'

const nameProps = { autoComplete: 'off', autoCapitalize: 'words', spellCheck: false } as const

type NameKeys = 'lastName' | 'firstName' | 'middleName' | 'birthDate'

/** The part of a form that these fields need. */
export interface PersonPart<K extends string> {
  field: (name: K) => ReturnType<Form<Record<K, string>>['field']>
}

/**
 * Names and birth date of another person: no autofill with the user's own data. A full name that is pasted into the
 * family name, or typed there as three words or more, is split into the fields; the user sees it and can undo it.
 */
export function PersonNames({ form, beside }: { form: PersonPart<NameKeys>; beside?: ReactNode }) {
  const lastName = form.field('lastName')
  const firstName = form.field('firstName')
  const middleName = form.field('middleName')
  const isPasted = useRef(false)
  const [whole, setWhole] = useState<string>()
  const [declined, setDeclined] = useState<string>()
  const put = (parts: { lastName: string; firstName: string; middleName: string }) => {
    lastName.onChange(parts.lastName)
    firstName.onChange(parts.firstName)
    middleName.onChange(parts.middleName)
  }
  const split = (text: string, fromWords: number): boolean => {
    const isFree = firstName.value === '' && middleName.value === ''
    if (!isFree || text === declined || nameWords(text).length < fromWords) return false
    put(splitFullName(text))
    setWhole(text)
    return true
  }
  return (
    <>
      <div className={css.names}>
        <TextField
          {...lastName}
          {...nameProps}
          hint="Можно вставить сюда имя целиком: разложим по полям"
          onPaste={() => {
            isPasted.current = true
          }}
          onChange={(text) => {
            const fromPaste = isPasted.current
            isPasted.current = false
            if (!fromPaste || !split(text, 2)) lastName.onChange(text)
          }}
          onBlur={() => {
            if (!split(lastName.value, 3)) lastName.onBlur()
          }}
        />
        <div role="status">
          {whole !== undefined && (
            <p className={css.split}>
              Разложили по полям, проверьте.{' '}
              <LinkButton
                onClick={() => {
                  put({ lastName: whole, firstName: '', middleName: '' })
                  setDeclined(whole)
                  setWhole(undefined)
                }}
              >
                Вернуть как было
              </LinkButton>
            </p>
          )}
        </div>
      </div>
      <FormRow>
        <TextField {...firstName} {...nameProps} />
        <TextField {...middleName} optional {...nameProps} />
      </FormRow>
      <FormRow>
        <DateField {...form.field('birthDate')} opensAt="1990-01-01" />
        {beside}
      </FormRow>
    </>
  )
}

/** The regions as choices of a list. */
export const regions = REGION_NAMES.map((name) => ({ value: name, label: name }))

export function RegionField({ form }: { form: PersonPart<'region'> }) {
  return <Select {...form.field('region')} optional options={regions} placeholder="Все регионы" />
}
