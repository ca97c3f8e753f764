import { describeInn } from './inn.ts'

/** Shown for the INN of an organisation where a person's is asked for. */
export const PERSON_INN_MESSAGE = 'ИНН человека — 12 цифр'

/** What is wrong with the INN of a person, or undefined: the four rules of any INN, then its twelve digits. */
export function describePersonInn(value: unknown): string | undefined {
  return describeInn(value) ?? (String(value).length === 12 ? undefined : PERSON_INN_MESSAGE)
}
