import * as v from 'valibot'
import { isPositiveNumber, POSITIVE_NUMBER_MESSAGE } from './positive-number.ts'

/** A number or text of at least 1, else «Значение должно быть положительным числом» (VALID-10). */
export const positiveNumberSchema = /* @__PURE__ */ positiveNumber()

function positiveNumber() {
  return v.pipe(
    v.union([v.number(), v.string()], POSITIVE_NUMBER_MESSAGE),
    v.check((value) => isPositiveNumber(value), POSITIVE_NUMBER_MESSAGE),
  )
}
