import {
  DATE_MESSAGE,
  describePersonInn,
  firstMessage,
  isCalendarDate,
  maxLength,
  normalisePassport,
  PASSPORT_MESSAGE,
  required,
} from '@proverka/domain'
import { filled } from '../rule-set.ts'

/** Who is to be checked, as an order takes it. */
export interface PersonValues {
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
}

/** Parts of a person that a page may know before. */
export type KnownPerson = Partial<
  Record<'lastName' | 'firstName' | 'middleName' | 'birthDate' | 'region', string>
>

/** Values of the person's fields in a form. */
export type PersonFieldValues = {
  lastName: string
  firstName: string
  middleName: string
  birthDate: string
  region: string
  inn: string
  passport: string
}

/** What the server takes at most. */
const NAME_LIMIT = 100

const name = (value: string): string | undefined =>
  firstMessage([() => filled(value), maxLength(NAME_LIMIT)], value.trim())
const birthDate = (value: string): string | undefined =>
  required(value) ?? (isCalendarDate(value) ? undefined : DATE_MESSAGE)
const inn = (value: string): string | undefined =>
  value.trim() === '' ? undefined : describePersonInn(value.trim())
const passport = (value: string): string | undefined =>
  value.trim() === '' || normalisePassport(value) !== null ? undefined : PASSPORT_MESSAGE

/** Labels and rules of the fields of a person. */
export const personFields = {
  lastName: { label: 'Фамилия', rule: name },
  firstName: { label: 'Имя', rule: name },
  middleName: { label: 'Отчество', rule: (value: string) => maxLength(NAME_LIMIT)(value.trim()) },
  birthDate: { label: 'Дата рождения', rule: birthDate },
  region: { label: 'Регион' },
  inn: { label: 'ИНН', rule: inn },
  passport: { label: 'Паспорт', rule: passport, secret: true },
}

export function initialPerson(known: KnownPerson = {}): PersonFieldValues {
  return { ...emptyPerson, ...known }
}

const emptyPerson: PersonFieldValues = {
  lastName: '',
  firstName: '',
  middleName: '',
  birthDate: '',
  region: '',
  inn: '',
  passport: '',
}

/** The person to be sent: trimmed, without what was left empty. */
export function personOf(values: PersonFieldValues): PersonValues {
  const middleName = values.middleName.trim()
  const number = values.inn.trim()
  const document = normalisePassport(values.passport)
  return {
    lastName: values.lastName.trim(),
    firstName: values.firstName.trim(),
    ...(middleName && { middleName }),
    birthDate: values.birthDate,
    ...(values.region && { region: values.region }),
    ...(number && { inn: number }),
    ...(document && { passport: document }),
  }
}
