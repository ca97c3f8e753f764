import { nameReadings, nameWords, REGION_NAMES } from '@proverka/domain'
import type { FullName } from '@proverka/domain'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox.tsx'
import { DateField } from '../../fields/date-field/date-field.tsx'
import { Select } from '../../fields/select/select.tsx'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { Button } from '../../primitives/button/button.tsx'
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

/** What else a form asks about the name of a person to be checked. */
export interface NameDetails {
  field: (name: 'formerLastNames') => ReturnType<Form<Record<'formerLastNames', string>>['field']>
  check: (name: 'noMiddleName') => ReturnType<Form<Record<'noMiddleName', boolean>>['check']>
}

interface PersonNamesProps {
  form: PersonPart<NameKeys>
  /** The same form where it knows former family names and «Отчества нет». */
  details?: NameDetails
  beside?: ReactNode
}

/**
 * Names and birth date of another person: no autofill with the user's own data. A full name that comes in one piece into
 * the family name is split into the fields; the user sees it and can undo it. Where its words do not tell which of them is
 * the family name, the user is asked.
 */
export function PersonNames({ form, details, beside }: PersonNamesProps) {
  const lastName = form.field('lastName')
  const middleName = form.field('middleName')
  const hasNone = details?.check('noMiddleName')
  const whole = useWholeName(form)
  return (
    <>
      <div className={css.names}>
        <TextField
          {...lastName}
          {...nameProps}
          hint="Можно вставить сюда имя целиком: разложим по полям"
          onPaste={whole.paste}
          onChange={whole.change}
          onBlur={whole.leave}
        />
        <div role="status">
          {whole.taken !== undefined && (
            <p className={css.split}>
              Разложили по полям, проверьте. <LinkButton onClick={whole.undo}>Вернуть как было</LinkButton>
            </p>
          )}
          {whole.readings.length > 1 && (
            <p className={css.question}>
              Где здесь фамилия?
              {whole.readings.map((reading) => (
                <Button
                  key={reading.lastName}
                  size="s"
                  variant="secondary"
                  onClick={() => whole.choose(reading)}
                >
                  {reading.lastName || 'Ее нет'}
                </Button>
              ))}
            </p>
          )}
        </div>
      </div>
      <FormRow>
        <TextField {...form.field('firstName')} {...nameProps} />
        <div className={css.names}>
          <TextField {...middleName} {...nameProps} optional disabled={hasNone?.checked === true} />
          {hasNone && (
            <Checkbox
              {...hasNone}
              label="Отчества нет"
              onChange={(checked) => {
                hasNone.onChange(checked)
                if (checked) middleName.onChange('')
              }}
            />
          )}
        </div>
      </FormRow>
      {details && (
        <TextField
          {...details.field('formerLastNames')}
          {...nameProps}
          optional
          hint="Через запятую. Реестры, которые ищут по имени, спросим и по ним"
        />
      )}
      <FormRow>
        <DateField {...form.field('birthDate')} opensAt="1990-01-01" />
        {beside}
      </FormRow>
    </>
  )
}

/** A full name that comes into the field of the family name: pasted, typed, or from another page. */
function useWholeName(form: PersonPart<NameKeys>) {
  const lastName = form.field('lastName')
  const firstName = form.field('firstName')
  const middleName = form.field('middleName')
  const isPasted = useRef(false)
  const [taken, setTaken] = useState<string>()
  const [declined, setDeclined] = useState<string>()
  const [readings, setReadings] = useState<readonly FullName[]>([])

  const heard = useRef(lastName.value)

  const put = (parts: FullName) => {
    heard.current = parts.lastName
    lastName.onChange(parts.lastName)
    firstName.onChange(parts.firstName)
    middleName.onChange(parts.middleName)
  }
  const split = (text: string, fromWords: number): boolean => {
    const isFree = firstName.value === '' && middleName.value === ''
    if (!isFree || text === declined || nameWords(text).length < fromWords) return false
    const [likeliest, ...others] = nameReadings(text)
    setReadings(others.length > 0 ? [likeliest, ...others] : [])
    setTaken(others.length > 0 ? undefined : text)
    put(others.length > 0 ? { lastName: text, firstName: '', middleName: '' } : likeliest)
    return true
  }

  useEffect(() => {
    split(lastName.value, 2)
    // Only the name that another page has handed over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useEffect(() => {
    if (lastName.value === heard.current) return
    heard.current = lastName.value
    // Two words of a draft may be a double surname, left as it was typed.
    split(lastName.value, 3)
    // Only what has come from a draft or from the page before the script.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lastName.value])

  return {
    /** The text that was split, while it can be put back. */
    taken,
    /** What the text may mean, where the user is asked. */
    readings,
    paste: () => {
      isPasted.current = true
    },
    change: (text: string) => {
      const fromPaste = isPasted.current
      isPasted.current = false
      setReadings([])
      if (fromPaste && split(text, 2)) return
      heard.current = text
      lastName.onChange(text)
    },
    leave: () => {
      if (readings.length === 0 && !split(lastName.value, 3)) lastName.onBlur()
    },
    choose: (reading: FullName) => {
      setTaken(lastName.value)
      setReadings([])
      put(reading)
    },
    undo: () => {
      put({ lastName: taken ?? '', firstName: '', middleName: '' })
      setDeclined(taken)
      setTaken(undefined)
    },
  }
}

/** The regions as choices of a list. */
export const regions = REGION_NAMES.map((name) => ({ value: name, label: name }))

/** The region where the person is registered; bailiffs and courts are asked by it. */
export function RegionField({ form, required = false }: { form: PersonPart<'region'>; required?: boolean }) {
  return (
    <Select
      {...form.field('region')}
      optional={!required}
      options={regions}
      placeholder={required ? 'Выберите регион' : 'Не указан'}
      {...(required && { hint: 'Где человек прописан: приставов спрашивают по региону' })}
    />
  )
}
