import { checkedText } from '../rules/checked-text.ts'

/*
 * A Russian phone number: +7 or 8, then ten digits. Brackets, white space and hyphens between them do not count
 * (AMB-74). The canonical form is +7XXXXXXXXXX.
 */

export const PHONE_MESSAGE = 'Некорректный номер телефона'
/** Digits after +7 or 8 (CONST-24). */
export const PHONE_DIGITS = 10

/** Room for a number with generous separators; longer texts are refused before anything is searched in them. */
const MAX_LENGTH = 64

const number = new RegExp(`^(?:\\+7|8)\\d{${PHONE_DIGITS}}$`)
const bareSeven = new RegExp(`^7\\d{${PHONE_DIGITS}}$`)
// A bare number begins with an area or mobile code; 7.. is another country and 89.. a cut-off long form.
const bareTen = /^(?:[349]\d|8[0-8])\d{8}$/

/** Whether the text is a phone number by the stated rule (VALID-04). */
export function isPhone(value: unknown): value is string {
  const text = short(value)
  return text !== undefined && number.test(text.replace(/[\s()-]/g, ''))
}

/**
 * The canonical +7XXXXXXXXXX of what people write: also with dots and slashes, a bare 7 or the ten digits alone
 * (FIND-05). Null for anything else: extensions, foreign numbers. Forms call it before the rule judges.
 */
export function normalisePhone(value: unknown): string | null {
  const text = short(value)?.replace(/[\s()./-]/g, '')
  if (text === undefined) return null
  return number.test(text) || bareSeven.test(text) || bareTen.test(text)
    ? `+7${text.slice(-PHONE_DIGITS)}`
    : null
}

export const phoneSchema = /* @__PURE__ */ checkedText(isPhone, PHONE_MESSAGE)

function short(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text.length <= MAX_LENGTH ? text : undefined
}
