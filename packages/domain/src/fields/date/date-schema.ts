import * as v from 'valibot'
import { REQUIRED_MESSAGE } from '../rules/required.ts'
import { typedText } from '../text/typed-text.ts'
import { DATE_MESSAGE, isCalendarDate } from './date.ts'
import type { FieldSchema } from '../rules/field-schema.ts'

/**
 * A day of a form that is read apart from whether it is there: empty text passes. Apart from the rule: home pages ask
 * that one, and do not carry the library of schemas.
 */
export const dayInputSchema: FieldSchema<string> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ typedText(REQUIRED_MESSAGE),
  /* @__PURE__ */ v.check((day) => day === '' || isCalendarDate(day), DATE_MESSAGE),
)
