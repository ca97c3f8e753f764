import * as v from 'valibot'
import { personInputSchema } from '../../checks/person-input.ts'
import { companyInputSchema } from '../../checks/subject-input.ts'
import { normaliseCadastralNumber } from '../../fields/cadastral/cadastral-number.ts'
import { regionSchema } from '../../fields/cadastral/region-schema.ts'
import { dayInputSchema } from '../../fields/date/date-schema.ts'
import { emailInputSchema } from '../../fields/input/email-input.ts'
import { comparedName } from '../../fields/person-name/compared-name.ts'
import { REQUIRED_MESSAGE } from '../../fields/rules/required.ts'
import { typedText } from '../../fields/text/typed-text.ts'
import { normaliseVin, VIN_MESSAGE } from '../../fields/vin/vin.ts'
import { formatDate } from '../../format/format-date.ts'

const required = (most: number) =>
  v.pipe(
    typedText(REQUIRED_MESSAGE),
    v.minLength(1, REQUIRED_MESSAGE),
    v.maxLength(most, 'Поле слишком длинное'),
  )

const { lastName, firstName, middleName, noMiddleName, birthDate } = personInputSchema.entries

/** What a client wants watched, as it is typed. */
export const watchSubjectInputSchema = v.variant('kind', [
  v.object({
    kind: v.literal('object'),
    number: v.pipe(
      typedText(REQUIRED_MESSAGE),
      v.check((text) => normaliseCadastralNumber(text) !== null, 'Некорректный кадастровый номер'),
      v.transform((text) => normaliseCadastralNumber(text) ?? text),
    ),
  }),
  v.object({ kind: v.literal('company'), inn: companyInputSchema.entries.inn }),
  v.object({
    kind: v.literal('vehicle'),
    vin: v.pipe(
      typedText(REQUIRED_MESSAGE),
      v.check((text) => normaliseVin(text) !== null, VIN_MESSAGE),
      v.transform((text) => normaliseVin(text) ?? text),
    ),
  }),
  v.object({
    kind: v.literal('person'),
    lastName,
    firstName,
    middleName,
    noMiddleName,
    birthDate,
    // Bailiffs are asked by region.
    region: v.pipe(regionSchema, v.minLength(1, REQUIRED_MESSAGE)),
  }),
])

const purpose = required(200)

/** On what ground a person is watched, as the client states it. */
export const watchGroundInputSchema = v.variant('kind', [
  v.object({ kind: v.literal('consent'), purpose, person_email: emailInputSchema }),
  v.object({
    kind: v.literal('contract'),
    purpose,
    number: required(100),
    /** The last day of the contract, YYYY-MM-DD. */
    until: v.pipe(dayInputSchema, v.nonEmpty(REQUIRED_MESSAGE)),
  }),
  v.object({ kind: v.literal('court'), purpose, number: required(100) }),
])

/** What is watched; of an object with the address that the register has. */
export type WatchedSubject =
  | { readonly kind: 'object'; readonly number: string; readonly address: string }
  | Exclude<v.InferOutput<typeof watchSubjectInputSchema>, { kind: 'object' }>
/** What a client wants watched. */
export type WatchSubjectInput = v.InferOutput<typeof watchSubjectInputSchema>
/** The ground that the client states. */
export type WatchGroundInput = v.InferOutput<typeof watchGroundInputSchema>

/** What tells subjects apart: two watches of one client with the same key are the same watch. */
export function watchedKey(subject: WatchSubjectInput | WatchedSubject): string {
  switch (subject.kind) {
    case 'object':
      return `object:${subject.number}`
    case 'company':
      return `company:${subject.inn}`
    case 'vehicle':
      return `vehicle:${subject.vin}`
    case 'person': {
      const names = [subject.lastName, subject.firstName, subject.middleName ?? '']
      return `person:${names.map(comparedName).join(' ')}:${subject.birthDate}`
    }
  }
}

/** A watched subject for a heading and the line under it. */
export function describeWatched(subject: WatchedSubject): { readonly title: string; readonly note: string } {
  switch (subject.kind) {
    case 'object':
      return subject.address === ''
        ? { title: subject.number, note: 'Кадастровый номер' }
        : { title: subject.address, note: subject.number }
    case 'company':
      return {
        title: `ИНН\u00a0${subject.inn}`,
        note: subject.inn.length === 10 ? 'Организация' : 'Предприниматель',
      }
    case 'vehicle':
      return { title: subject.vin, note: 'VIN' }
    case 'person':
      return {
        title: [subject.lastName, subject.firstName, subject.middleName].filter(Boolean).join(' '),
        note: `${formatDate(subject.birthDate)}, ${subject.region}`,
      }
  }
}
