import { nameFault } from '../fields/person-name/name-fault.ts'
import type { PersonInput } from './person-input.ts'

/** The message of a birth date that is yet to come. */
export const UNBORN_MESSAGE = 'Эта дата еще не наступила'
/** The message for a birth date too long ago for a living person. */
export const TOO_OLD_MESSAGE = 'Проверьте год: получается больше 120 лет'

/** Years. The longest life on record is 122. */
const OLDEST = 120

/** Why no living person can be born on this date, both `YYYY-MM-DD`. */
export function birthDateFault(birthDate: string, today: string): string | undefined {
  if (birthDate > today) return UNBORN_MESSAGE
  const first = `${String(Number(today.slice(0, 4)) - OLDEST).padStart(4, '0')}${today.slice(4)}`
  return birthDate < first ? TOO_OLD_MESSAGE : undefined
}

/** A field of a person that no register can hold, with the reason for its reader. */
export interface PersonFault {
  readonly field: 'lastName' | 'firstName' | 'middleName' | 'formerLastNames' | 'birthDate'
  readonly message: string
}

/**
 * What would make every register answer «не найдено», because no such person exists. Checked when a person is entered
 * and not in the schema, so that values stored earlier stay readable.
 */
export function personFault(person: PersonInput, today: string): PersonFault | undefined {
  for (const field of ['lastName', 'firstName', 'middleName'] as const) {
    const message = nameFault(person[field] ?? '', field)
    if (message !== undefined) return { field, message }
  }
  for (const name of person.formerLastNames ?? []) {
    const message = nameFault(name, 'lastName')
    if (message !== undefined) return { field: 'formerLastNames', message }
  }
  const message = birthDateFault(person.birthDate, today)
  return message === undefined ? undefined : { field: 'birthDate', message }
}
