import * as v from 'valibot'
import { dateSchema } from '../../fields/date/date-schema.ts'
import { isInn } from '../../fields/inn/inn.ts'

const REQUIRED_MESSAGE = 'Обязательное поле'
const NAME_LIMIT = 100

const requiredName = v.pipe(
  v.string(REQUIRED_MESSAGE),
  v.trim(),
  v.minLength(1, REQUIRED_MESSAGE),
  v.maxLength(NAME_LIMIT, 'Поле слишком длинное'),
)

const optionalText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(NAME_LIMIT, 'Поле слишком длинное')))

/** Series and number of a Russian passport, as people type them; kept as ten digits. */
const passport = v.pipe(
  v.string(),
  v.transform((value) => value.replaceAll(/[\s-]/g, '')),
  v.regex(/^(?:\d{10})?$/, 'Серия и номер паспорта — 10 цифр'),
)

const inn = v.pipe(
  v.string(),
  v.trim(),
  v.check((value) => value === '' || (value.length === 12 && isInn(value)), 'Неправильный ИНН'),
)

/** Why somebody is checked (LAW-06); stored with the order. */
export const CHECK_PURPOSES = {
  rent: 'Сдаю или снимаю жилье',
  purchase: 'Покупаю или продаю имущество',
  work: 'Принимаю на работу',
  loan: 'Даю взаймы или под залог',
  contract: 'Заключаю договор',
  self: 'Проверяю себя',
} as const

/** On what ground personal data of the checked person are processed (LAW-06). */
export const CHECK_GROUNDS = {
  consent: 'Человек дал согласие на проверку',
  contract: 'Договор, который мы с ним заключаем',
  rights: 'Защита моих прав и законных интересов',
  self: 'Это мои данные',
} as const

export type CheckPurpose = keyof typeof CHECK_PURPOSES
export type CheckGround = keyof typeof CHECK_GROUNDS

/** A person to be checked, as a form or an order gives it: `metadata.person` and each of `metadata.ownersData`. */
export const personInputSchema = v.object({
  lastName: requiredName,
  firstName: requiredName,
  middleName: optionalText,
  /** `YYYY-MM-DD` */
  birthDate: v.pipe(v.string(REQUIRED_MESSAGE), v.nonEmpty(REQUIRED_MESSAGE), dateSchema),
  region: optionalText,
  inn: v.optional(inn),
  passport: v.optional(passport),
})

/** `metadata` of an order item that checks a person. */
export const personCheckMetadataSchema = v.object({
  person: personInputSchema,
  purpose: v.picklist(Object.keys(CHECK_PURPOSES) as CheckPurpose[], 'Укажите цель проверки'),
  ground: v.picklist(Object.keys(CHECK_GROUNDS) as CheckGround[], 'Укажите основание проверки'),
})

export type PersonInput = v.InferOutput<typeof personInputSchema>
export type PersonCheckMetadata = v.InferOutput<typeof personCheckMetadataSchema>

/** Key of an order item about a person: who is checked, in words. */
export function personObjectKey(
  person: Pick<PersonInput, 'lastName' | 'firstName' | 'middleName' | 'birthDate'>,
): string {
  const name = [person.lastName, person.firstName, person.middleName].filter(Boolean).join(' ')
  return `${name}, ${person.birthDate.split('-').toReversed().join('.')}`
}
