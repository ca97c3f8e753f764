import { checkedText } from '../rules/checked-text.ts'
import { isDate, DATE_MESSAGE } from './date.ts'

/** A text that is a date, else «Невалидная дата» (VALID-09). */
export const dateSchema = /* @__PURE__ */ checkedText(isDate, DATE_MESSAGE)
