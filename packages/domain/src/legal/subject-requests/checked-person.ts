import * as v from 'valibot'
import { dayInputSchema } from '../../fields/date/date-schema.ts'
import { describePersonInn } from '../../fields/inn/person-inn.ts'
import { normalisePhone, PHONE_MESSAGE } from '../../fields/phone/phone.ts'
import { describedText } from '../../fields/rules/checked-text.ts'
import { TOO_LONG_MESSAGE } from '../../fields/rules/length.ts'
import { REQUIRED_MESSAGE } from '../../fields/rules/required.ts'

const NAME_LIMIT = 100

const requiredName = v.pipe(
  v.string(REQUIRED_MESSAGE),
  v.trim(),
  v.minLength(1, REQUIRED_MESSAGE),
  v.maxLength(NAME_LIMIT, TOO_LONG_MESSAGE),
)

/** Who asks what is held about him: the data by which records are found. */
export const checkedPersonSchema = v.object({
  lastName: requiredName,
  firstName: requiredName,
  middleName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(NAME_LIMIT, TOO_LONG_MESSAGE)), ''),
  /** `YYYY-MM-DD` */
  birthDate: v.pipe(dayInputSchema, v.nonEmpty(REQUIRED_MESSAGE)),
  inn: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      describedText((value) => (value === '' ? undefined : describePersonInn(value)), ''),
    ),
    '',
  ),
  phone: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((value) => value === '' || normalisePhone(value) !== null, PHONE_MESSAGE),
      v.transform((value) => normalisePhone(value) ?? ''),
    ),
    '',
  ),
})

/** A person who asks what is held about him. */
export type CheckedPerson = v.InferOutput<typeof checkedPersonSchema>

/** A name as names are compared: small letters, «ё» as «е», one space between words. */
export const comparedName = (text: string): string =>
  text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ')
