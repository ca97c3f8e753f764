import {
  describeEmail,
  firstMessage,
  maxLength,
  minLength,
  normalisePhone,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PHONE_MESSAGE,
  PRIVACY_MESSAGE,
  requiredRule,
} from '@proverka/domain'
import { hasHousePart } from '@proverka/domain/property'

const trimmed = (value: string): string => value.trim()

/** A required text; spaces alone do not count. */
export const requiredText = (value: string): string | undefined => requiredRule(trimmed(value))

/** An address that names its house, as the data of houses needs it. */
export const houseAddress = (value: string): string | undefined =>
  requiredText(value) ?? (hasHousePart(value) ? undefined : 'Укажите улицу и номер дома')

/** An e-mail address that must be there. */
export const requiredEmail = (value: string): string | undefined =>
  firstMessage([requiredRule, describeEmail], trimmed(value))

/** A phone number that must be there, in any of its usual spellings (FIND-05). */
export const requiredPhone = (value: string): string | undefined =>
  firstMessage(
    [requiredRule, (text) => (normalisePhone(text) === null ? PHONE_MESSAGE : undefined)],
    trimmed(value),
  )

/** A new password: 8 to 128 characters, of any kind (AUTH-14, AMB-60). */
export const newPassword = (value: string): string | undefined =>
  firstMessage([requiredRule, minLength(PASSWORD_MIN_LENGTH), maxLength(PASSWORD_MAX_LENGTH)], value)

/** A tick without which nothing goes on. */
export const mustAccept = (value: boolean): string | undefined => (value ? undefined : PRIVACY_MESSAGE)
