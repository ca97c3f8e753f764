/* A number of at least 1, or the text of one; a decimal comma counts as a point. */

/** The message of a value below 1 (VALID-10). */
export const POSITIVE_NUMBER_MESSAGE = 'Значение должно быть положительным числом'

const shape = /^\d{1,15}(?:[.,]\d{1,15})?$/

/** Whether the value is at least 1 (VALID-10). */
export function isPositiveNumber(value: unknown): value is number | string {
  if (typeof value === 'number') return value >= 1 && value < Infinity
  return typeof value === 'string' && shape.test(value.trim()) && Number.parseInt(value, 10) >= 1
}
