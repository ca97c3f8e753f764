import * as v from 'valibot'
import { regionSchema } from '../fields/cadastral/region-schema.ts'
import { dayInputSchema } from '../fields/date/date-schema.ts'
import { LICENSE_MESSAGE, normaliseLicense } from '../fields/license/license.ts'
import { normalisePassport, PASSPORT_MESSAGE } from '../fields/passport/passport.ts'
import {
  formerNamesSchema,
  middleNameSchema,
  personInnSchema,
  requiredNameSchema,
} from '../fields/person-name/person-schemas.ts'
import { REQUIRED_MESSAGE } from '../fields/rules/required.ts'
import { typedText } from '../fields/text/typed-text.ts'
import { BUREAU_ENTRIES } from './bureau-report.ts'

/** Series and number of a Russian passport, as people type them; stored as ten digits. */
const passport = v.pipe(
  typedText(),
  v.transform((value) => (value === '' ? '' : (normalisePassport(value) ?? value))),
  v.check((value) => value === '' || normalisePassport(value) !== null, PASSPORT_MESSAGE),
)

/** Series and number of a driving licence; stored without spaces. */
const license = v.pipe(
  typedText(),
  v.transform((value) => (value === '' ? '' : (normaliseLicense(value) ?? value))),
  v.check((value) => value === '' || normaliseLicense(value) !== null, LICENSE_MESSAGE),
)

/** Why a person is checked (LAW-06); stored with the order. Their words are those of `CHECK_REASONS`. */
export const CHECK_PURPOSES = ['rent', 'purchase', 'work', 'loan', 'contract', 'rights', 'self'] as const

/** On what ground personal data of the checked person are processed (LAW-06). */
export const CHECK_GROUNDS = ['consent', 'contract', 'rights', 'self'] as const

/** Why a person is checked (LAW-06). */
export type CheckPurpose = (typeof CHECK_PURPOSES)[number]
/** The legal ground of a check (LAW-06). */
export type CheckGround = (typeof CHECK_GROUNDS)[number]

/** A person to be checked, as a form or an order gives it: `metadata.person` and each of `metadata.ownersData`. */
export const personInputSchema = v.object({
  lastName: requiredNameSchema,
  firstName: requiredNameSchema,
  middleName: v.optional(middleNameSchema),
  /** True where the person has no patronymic; absent with no `middleName` it is not known. */
  noMiddleName: v.optional(v.boolean()),
  /** Registers that know people by name alone are asked with each of them, too. */
  formerLastNames: v.optional(formerNamesSchema),
  /** `YYYY-MM-DD` */
  birthDate: v.pipe(dayInputSchema, v.nonEmpty(REQUIRED_MESSAGE)),
  region: v.optional(regionSchema),
  inn: v.optional(personInnSchema),
  passport: v.optional(passport),
  license: v.optional(license),
  ...BUREAU_ENTRIES,
})

/** `metadata` of an order item that checks a person. */
export const personCheckMetadataSchema = v.object({
  person: personInputSchema,
  purpose: v.picklist(CHECK_PURPOSES, 'Укажите цель проверки'),
  ground: v.picklist(CHECK_GROUNDS, 'Укажите основание проверки'),
})

/** The data of a person to be checked, as they were typed and accepted. */
export type PersonInput = v.InferOutput<typeof personInputSchema>
/** The metadata of an order item that checks a person. */
export type PersonCheckMetadata = v.InferOutput<typeof personCheckMetadataSchema>

/** Fields of a form about a person, empty where nothing was typed. */
export type PersonTexts = Record<Exclude<keyof PersonInput, 'noMiddleName'>, string>

/** The person of a filled form; throws for texts that the rules of its fields refuse. */
export function readPerson({
  noMiddleName,
  ...texts
}: PersonTexts & Pick<PersonInput, 'noMiddleName'>): PersonInput {
  return v.parse(personInputSchema, { ...givenIn(texts), ...(noMiddleName && { noMiddleName }) })
}

/** The fields of a form that hold something. */
export function givenIn(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
}

/** Key of an order item about a person: who is checked, in words. */
export function personObjectKey(
  person: Pick<PersonInput, 'lastName' | 'firstName' | 'middleName' | 'birthDate'>,
): string {
  const name = [person.lastName, person.firstName, person.middleName].filter(Boolean).join(' ')
  return `${name}, ${person.birthDate.split('-').toReversed().join('.')}`
}
