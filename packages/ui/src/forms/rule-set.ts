import {
  firstMessage,
  isEmail,
  EMAIL_MESSAGE,
  normalisePhone,
  PHONE_MESSAGE,
  PRIVACY_MESSAGE,
  required,
} from '@proverka/domain'

const trimmed = (value: string): string => value.trim()

/** A text that must be there; spaces alone are none. */
export const filled = (value: string): string | undefined => required(trimmed(value))

/** An e-mail address that must be there. */
export const requiredEmail = (value: string): string | undefined =>
  firstMessage([required, (text) => (isEmail(text) ? undefined : EMAIL_MESSAGE)], trimmed(value))

/** A phone number that must be there, in any of its usual spellings (FIND-05). */
export const requiredPhone = (value: string): string | undefined =>
  firstMessage(
    [required, (text) => (normalisePhone(text) === null ? PHONE_MESSAGE : undefined)],
    trimmed(value),
  )

/** A tick without which nothing goes on. */
export const ticked = (value: boolean): string | undefined => (value ? undefined : PRIVACY_MESSAGE)
