import * as v from 'valibot'
import { REQUIRED_MESSAGE } from '../rules/required.ts'
import { typedText } from '../text/typed-text.ts'
import type { FieldSchema } from '../rules/field-schema.ts'

const LONGEST_NAME = 200

/** A typed name of a person: trimmed, there, and not longer than a name. */
export const nameInputSchema: FieldSchema<string> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ typedText(REQUIRED_MESSAGE),
  /* @__PURE__ */ v.minLength(1, REQUIRED_MESSAGE),
  /* @__PURE__ */ v.maxLength(LONGEST_NAME, 'Поле слишком длинное'),
)
