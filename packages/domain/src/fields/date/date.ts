/*
 * A date YYYY-MM-DD with a month of 1 to 12 and a day of 1 to 31. Days that a month does not have pass, as stated
 * (AMB-75): the date picker offers real ones only.
 */

/** The message of a text that is no date (VALID-09). */
export const DATE_MESSAGE = 'Невалидная дата'

/** The message for a date with a two-digit year, whose century is unknown. */
export const SHORT_YEAR_HINT = 'Год — четырьмя цифрами, например 1987'

const shape = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Whether the text is a date by the stated rule (VALID-09). */
export function isDate(value: unknown): value is string {
  return typeof value === 'string' && shape.test(value)
}

/** Whether a text as it is typed, `14.03.87`, has a year of two digits. */
export function hasShortYear(value: string): boolean {
  return /^\d{2}\.\d{2}\.\d{2}$/.test(value)
}

/** Whether the day also exists in its month; beyond the specification, for forms that ask for a birth date. */
export function isCalendarDate(value: unknown): value is string {
  return (
    isDate(value) &&
    Number(value.slice(8)) <= daysInMonth(Number(value.slice(0, 4)), Number(value.slice(5, 7)))
  )
}

function daysInMonth(year: number, month: number): number {
  // The calendar repeats after 400 years, and years below 100 mean others to `Date`.
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}
