import * as v from 'valibot'
import { emailSchema } from '../email/email-schema.ts'
import { REQUIRED_MESSAGE } from '../rules/required.ts'
import { typedText } from '../text/typed-text.ts'
import type { FieldSchema } from '../rules/field-schema.ts'

/** A typed address: trimmed, in lower case, there, and an address (AUTH-06, VALID-05). */
export const emailInputSchema: FieldSchema<string> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ typedText(REQUIRED_MESSAGE),
  /* @__PURE__ */ v.toLowerCase(),
  /* @__PURE__ */ v.minLength(1, REQUIRED_MESSAGE),
  emailSchema,
)
