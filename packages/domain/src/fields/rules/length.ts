import type { Rule } from './rule.ts'

export const TOO_SHORT_MESSAGE = 'Поле слишком короткое'
export const TOO_LONG_MESSAGE = 'Поле слишком длинное'

/** Limits of a new password (AUTH-14, AMB-60); login takes any. */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128

/** At least so many characters (VALID-06); anything without a length is too short. */
export function minLength(length: number, message: string = TOO_SHORT_MESSAGE): Rule {
  return (value) => (lengthOf(value) >= length ? undefined : message)
}

/** At most so many characters (VALID-07). */
export function maxLength(length: number, message: string = TOO_LONG_MESSAGE): Rule {
  return (value) => (lengthOf(value) <= length ? undefined : message)
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0
}
