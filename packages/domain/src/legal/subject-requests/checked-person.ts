import * as v from 'valibot'
import { dayInputSchema } from '../../fields/date/date-schema.ts'
import { normalisePhone, PHONE_MESSAGE } from '../../fields/phone/phone.ts'
import {
  middleNameSchema,
  personInnSchema,
  requiredNameSchema,
} from '../../fields/person-name/person-schemas.ts'
import { nameFault, type NamePart } from '../../fields/person-name/name-fault.ts'
import { describedText } from '../../fields/rules/checked-text.ts'
import { REQUIRED_MESSAGE } from '../../fields/rules/required.ts'
import { typedText } from '../../fields/text/typed-text.ts'

/** A part of a name that can be found: of any other one we would say that nothing is held. */
const real = (schema: v.GenericSchema<string, string>, part: NamePart) =>
  v.pipe(
    schema,
    describedText((name) => nameFault(String(name), part), REQUIRED_MESSAGE),
  )

/** Who asks what is held about him: the data by which records are found. */
export const checkedPersonSchema = v.object({
  lastName: real(requiredNameSchema, 'lastName'),
  firstName: real(requiredNameSchema, 'firstName'),
  middleName: v.optional(real(middleNameSchema, 'middleName'), ''),
  /** `YYYY-MM-DD` */
  birthDate: v.pipe(dayInputSchema, v.nonEmpty(REQUIRED_MESSAGE)),
  inn: v.optional(personInnSchema, ''),
  phone: v.optional(
    v.pipe(
      typedText(),
      v.check((value) => value === '' || normalisePhone(value) !== null, PHONE_MESSAGE),
      v.transform((value) => normalisePhone(value) ?? ''),
    ),
    '',
  ),
})

/** A person who asks what is held about him. */
export type CheckedPerson = v.InferOutput<typeof checkedPersonSchema>
