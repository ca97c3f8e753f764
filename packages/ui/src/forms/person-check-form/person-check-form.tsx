import {
  CADASTRAL_REGIONS,
  DATE_MESSAGE,
  describePersonInn,
  isCalendarDate,
  normalisePassport,
  PASSPORT_MESSAGE,
  required,
} from '@proverka/domain'
import { CHECK_GROUNDS, CHECK_PURPOSES } from '@proverka/domain/reports'
import type { CheckGround, CheckPurpose } from '@proverka/domain/reports'
import type { ReactNode } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox.tsx'
import { DateField } from '../../fields/date-field/date-field.tsx'
import { PassportField } from '../../fields/passport-field/passport-field.tsx'
import { Select } from '../../fields/select/select.tsx'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { FormRow, FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { filled, ticked } from '../rule-set.ts'

export interface PersonCheckValues {
  lastName: string
  firstName: string
  middleName?: string
  /** `YYYY-MM-DD`. */
  birthDate: string
  region?: string
  /** Twelve digits. */
  inn?: string
  /** Ten digits. */
  passport?: string
  purpose: CheckPurpose
  ground: CheckGround
}

export interface PersonCheckFormProps {
  initial?: Partial<Record<'lastName' | 'firstName' | 'middleName' | 'birthDate' | 'region', string>>
  /** «согласие на обработку персональных данных», as a link. */
  consentLink: ReactNode
  submitText: string
  onSubmit: (values: PersonCheckValues) => void | Promise<void>
  loading?: boolean
  error?: ReactNode
  /** Short forms of landing pages go without passport and INN. */
  withoutPassport?: boolean
  after?: ReactNode
}

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
const purposes = choices(CHECK_PURPOSES)
const grounds = choices(CHECK_GROUNDS)
const regions = Object.values(CADASTRAL_REGIONS)
  .toSorted((a, b) => a.localeCompare(b, 'ru'))
  .map((name) => ({ value: name, label: name }))

const birthDate = (value: string): string | undefined =>
  required(value) ?? (isCalendarDate(value) ? undefined : DATE_MESSAGE)
const inn = (value: string): string | undefined =>
  value.trim() === '' ? undefined : describePersonInn(value.trim())
const passport = (value: string): string | undefined =>
  value.trim() === '' || normalisePassport(value) !== null ? undefined : PASSPORT_MESSAGE

/** Who is to be checked, why and on what ground (LAW-06). */
export function PersonCheckForm(props: PersonCheckFormProps) {
  const { initial, consentLink, submitText, onSubmit, loading, error, withoutPassport, after } = props
  const form = useForm({
    initial: {
      lastName: initial?.lastName ?? '',
      firstName: initial?.firstName ?? '',
      middleName: initial?.middleName ?? '',
      birthDate: initial?.birthDate ?? '',
      region: initial?.region ?? '',
      inn: '',
      passport: '',
      purpose: '',
      ground: '',
      consent: false,
    },
    fields: {
      lastName: { label: 'Фамилия', rule: filled },
      firstName: { label: 'Имя', rule: filled },
      middleName: { label: 'Отчество' },
      birthDate: { label: 'Дата рождения', rule: birthDate },
      region: { label: 'Регион' },
      inn: { label: 'ИНН', rule: inn },
      passport: { label: 'Паспорт', rule: passport },
      purpose: { label: 'Зачем проверяете', rule: required },
      ground: { label: 'Основание', rule: required },
      consent: { label: 'Согласие на обработку персональных данных', rule: ticked },
    },
    loading,
    onSubmit: (values) => {
      const digits = values.passport.replace(/\D/g, '')
      return onSubmit({
        lastName: values.lastName.trim(),
        firstName: values.firstName.trim(),
        ...(values.middleName.trim() && { middleName: values.middleName.trim() }),
        birthDate: values.birthDate,
        ...(values.region && { region: values.region }),
        ...(values.inn.trim() && { inn: values.inn.trim() }),
        ...(digits && { passport: digits }),
        purpose: values.purpose as CheckPurpose,
        ground: values.ground as CheckGround,
      })
    },
  })
  return (
    <FormShell form={form} label="Проверка человека" submitText={submitText} error={error} after={after}>
      <FormRow>
        <TextField {...form.field('lastName')} autoComplete="off" autoCapitalize="words" />
        <TextField {...form.field('firstName')} autoComplete="off" autoCapitalize="words" />
      </FormRow>
      <FormRow>
        <TextField {...form.field('middleName')} optional autoComplete="off" autoCapitalize="words" />
        <DateField {...form.field('birthDate')} />
      </FormRow>
      <Select {...form.field('region')} optional options={regions} placeholder="Все регионы" />
      {!withoutPassport && (
        <FormRow>
          <PassportField {...form.field('passport')} optional hint="Серия и номер, для проверки паспорта" />
          <TextField
            {...form.field('inn')}
            optional
            hint="Для налогов и самозанятости"
            inputMode="numeric"
            autoComplete="off"
          />
        </FormRow>
      )}
      <Select
        {...form.field('purpose')}
        options={purposes}
        placeholder="Выберите"
        hint="Закон требует знать цель проверки"
      />
      <Select {...form.field('ground')} options={grounds} placeholder="Выберите" />
      <Checkbox {...form.check('consent')} label={<>Даю {consentLink}</>} />
    </FormShell>
  )
}
