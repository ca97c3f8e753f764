import * as v from 'valibot'
import { normalisePhone, PHONE_MESSAGE } from '../phone/phone.ts'
import { typedText } from '../text/typed-text.ts'

/** A typed phone number as +7XXXXXXXXXX, else «Некорректный номер телефона» (VALID-04, FIND-05). */
export const phoneInputSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ typedText(PHONE_MESSAGE),
  /* @__PURE__ */ v.check((typed) => normalisePhone(typed) !== null, PHONE_MESSAGE),
  /* @__PURE__ */ v.transform((typed) => normalisePhone(typed) ?? typed),
)

/** The same where no number may be given: an empty text is null. */
export const optionalPhoneInputSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ typedText(PHONE_MESSAGE),
  /* @__PURE__ */ v.check((typed) => typed === '' || normalisePhone(typed) !== null, PHONE_MESSAGE),
  /* @__PURE__ */ v.transform((typed) => normalisePhone(typed)),
)
