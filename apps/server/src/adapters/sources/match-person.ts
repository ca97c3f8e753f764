import type { IdentityMatch, MatchFeature } from '@proverka/domain/reports'
import type { PersonInput } from '@proverka/domain/checks'

/** What a record says of its person, as far as it does; the date as `YYYY-MM-DD`. */
export interface RecordedPerson {
  readonly birth_date?: string | null | undefined
  readonly region?: string | null | undefined
  readonly inn?: string | null | undefined
}

/** How a record of a person of the same name compares with the person who is checked. */
export function matchPerson(record: RecordedPerson, person: PersonInput): IdentityMatch {
  return {
    name: 'same',
    birthDate: feature(record.birth_date, person.birthDate),
    region: feature(record.region && spelling(record.region), person.region && spelling(person.region)),
    inn: feature(record.inn, person.inn),
    document: 'unknown',
  }
}

/** What a register that was asked by the number of a document alone says of its person. */
export const NUMBER_ALONE: IdentityMatch = {
  name: 'unknown',
  birthDate: 'unknown',
  region: 'unknown',
  inn: 'unknown',
  document: 'same',
}

/** Registers write names in capitals or not, with «ё» or without. */
export const spelling = (name: string): string => name.trim().toLowerCase().replaceAll('ё', 'е')

/** «Ладогин Арсений Петрович», without what is not known. */
export const fullName = ({
  lastName,
  firstName,
  middleName,
}: Pick<PersonInput, 'lastName' | 'firstName' | 'middleName'>): string =>
  [lastName, firstName, middleName].filter(Boolean).join(' ')

/** Whether a text of a register begins with the name of the person, as far as the person was named. */
export function namesPerson(text: string, person: PersonInput): boolean {
  const wanted = wordsOf(fullName(person))
  return wordsOf(text).slice(0, wanted.length).join(' ') === wanted.join(' ')
}

const wordsOf = (text: string): string[] => spelling(text).split(/[\s,]+/)

const RUSSIAN_DATE = /\b(\d{2})\.(\d{2})\.(\d{4})\b/

/** `31.12.1990` of a text as `1990-12-31`. */
export function birthDateIn(text: string): string | undefined {
  const [, day, month, year] = RUSSIAN_DATE.exec(text) ?? []
  return day && `${year}-${month}-${day}`
}

function feature(recorded: string | null | undefined, given: string | null | undefined): MatchFeature {
  if (!recorded || !given) return 'unknown'
  return recorded === given ? 'same' : 'differs'
}
