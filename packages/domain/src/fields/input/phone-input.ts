import * as v from 'valibot'
import { normalisePhone, PHONE_MESSAGE } from '../phone/phone.ts'
import { typedText } from '../text/typed-text.ts'
import type { FieldSchema } from '../rules/field-schema.ts'

/** A typed phone number as +7XXXXXXXXXX, else «Некорректный номер телефона» (VALID-04, FIND-05). */
export const phoneInputSchema: FieldSchema<string> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ typedText(PHONE_MESSAGE),
  /* @__PURE__ */ v.check((typed) => normalisePhone(typed) !== null, PHONE_MESSAGE),
  /* @__PURE__ */ v.transform((typed) => normalisePhone(typed) ?? typed),
)

/** The same where no number may be given: an empty text is null. */
export const optionalPhoneInputSchema: FieldSchema<string, string | null> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ typedText(PHONE_MESSAGE),
  /* @__PURE__ */ v.check((typed) => typed === '' || normalisePhone(typed) !== null, PHONE_MESSAGE),
  /* @__PURE__ */ v.transform((typed) => normalisePhone(typed)),
)
