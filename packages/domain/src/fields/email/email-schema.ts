import { describedText } from '../rules/checked-text.ts'
import { describeEmail, EMAIL_MESSAGE } from './email.ts'
import type { FieldSchema } from '../rules/field-schema.ts'

/** A text that is empty or an e-mail address, else «Некорректный email» (VALID-05). */
export const emailSchema: FieldSchema<string> = /* @__PURE__ */ describedText(describeEmail, EMAIL_MESSAGE)
