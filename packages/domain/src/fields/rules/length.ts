import type { Rule } from './rule.ts'

/** The default message for a value that is too short (VALID-06). */
export const TOO_SHORT_MESSAGE = 'Поле слишком короткое'
/** The default message for a value that is too long (VALID-07). */
export const TOO_LONG_MESSAGE = 'Поле слишком длинное'

/** The least length of a new password in characters (AUTH-14, AMB-60); login takes any. */
export const PASSWORD_MIN_LENGTH = 8
/** The greatest length of a new password in characters (AMB-60). */
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
