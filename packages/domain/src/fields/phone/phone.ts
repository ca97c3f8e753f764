import { isDigit, isSpace } from '../characters.ts'

/*
 * A Russian phone number: +7 or 8, then ten digits. Brackets, white space and hyphens between them do not count
 * (AMB-74). The canonical form is +7XXXXXXXXXX.
 */

/** The message of a text that is no phone number (VALID-04). */
export const PHONE_MESSAGE = 'Некорректный номер телефона'
/** Digits after +7 or 8 (CONST-24). */
export const PHONE_DIGITS = 10

/** Room for a number with generous separators. */
const MAX_LENGTH = 64

const PLUS = 0x2b
const SEVEN = 0x37
const EIGHT = 0x38

const canonical = /^\+7\d{10}$/
const number = /^(?:\+?7|8)\d{10}$/
// A bare number begins with an area or mobile code; 7.. is another country and 89.. a cut-off long form.
const bareTen = /^(?:[349]\d|8[0-8])\d{8}$/

/**
 * Whether the text is written as a phone number (VALID-04). The code of an area or an operator is not judged:
 * `+7 (000) 000-00-00` passes, because codes are reassigned and only the operator knows which number answers.
 */
export function isPhone(value: unknown): value is string {
  const text = short(value)
  if (text === null) return false
  let hasPlus = false
  let digits = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isDigit(code)) {
      if (digits === 0 && code !== (hasPlus ? SEVEN : EIGHT)) return false
      digits++
    } else if (code === PLUS && !hasPlus && digits === 0) hasPlus = true
    else if (!isSeparator(code)) return false
  }
  return digits === 1 + PHONE_DIGITS
}

/**
 * The canonical +7XXXXXXXXXX of what people write: also with dots and slashes, a bare 7 or the ten digits alone
 * (FIND-05). Null for anything else: extensions, foreign numbers. Forms call it before the rule judges.
 */
export function normalisePhone(value: unknown): string | null {
  const text = short(value)
  if (text === null || canonical.test(text)) return text
  const bare = text.replace(/[\s()./-]+/g, '')
  return number.test(bare) || bareTen.test(bare) ? `+7${bare.slice(-PHONE_DIGITS)}` : null
}

/** White space, brackets and the hyphen. */
function isSeparator(code: number): boolean {
  return isSpace(code) || code === 0x2d || code === 0x28 || code === 0x29
}

function short(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text.length <= MAX_LENGTH ? text : null
}
