import type { Rule } from './rule.ts'

/**
 * A number, or text of one, not above the limit (VALID-08); anything else fails.
 *
 * @keep A rule of fields that the specification states, for forms of other programs.
 */
export function maxValue(limit: number, message = `Значение должно быть не больше ${limit}`): Rule {
  return (value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    return typeof number === 'number' && number <= limit ? undefined : message
  }
}
