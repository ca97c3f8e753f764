import { checkedText } from '../rules/checked-text.ts'

/*
 * A date YYYY-MM-DD with a month of 1 to 12 and a day of 1 to 31. Days that a month does not have pass, as stated
 * (AMB-75): the date picker offers real ones only.
 */

export const DATE_MESSAGE = 'Невалидная дата'

const shape = /^\d{4}-(\d{2})-(\d{2})$/

/** Whether the text is a date by the stated rule (VALID-09). */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || value.length !== 10) return false
  const [, month = 0, day = 0] = shape.exec(value) ?? []
  return +month >= 1 && +month <= 12 && +day >= 1 && +day <= 31
}

/** Whether the day also exists in its month; beyond the specification, for forms that ask for a birth date. */
export function isCalendarDate(value: unknown): value is string {
  if (!isDate(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value)
}

export const dateSchema = /* @__PURE__ */ checkedText(isDate, DATE_MESSAGE)
