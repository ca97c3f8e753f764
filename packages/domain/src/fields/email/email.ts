import { checkedText } from '../rules/checked-text.ts'

/*
 * An e-mail address as mail services give them out: one @, a name of letters, digits and the permitted marks without a
 * dot at an end or two in a row, a domain of at least two labels. Letters of any alphabet. Quoted names and addresses
 * in brackets are permitted by the standard and refused here: no person has one. An empty text passes (VALID-05).
 */

export const EMAIL_MESSAGE = 'Некорректный email'

const MAX_LENGTH = 254
const MAX_NAME_LENGTH = 64
const MAX_LABEL_LENGTH = 63

const namePart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u
const label = /^[\p{L}\p{M}\p{N}-]+$/u

/** Whether the text is empty or an e-mail address. */
export function isEmail(value: unknown): value is string {
  return value === '' || (typeof value === 'string' && isAddress(value))
}

/** Trimmed and in lower case, as logins are compared and sent (AUTH-06); null when it is no address. */
export function normaliseEmail(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim().toLowerCase()
  return isAddress(text) ? text : null
}

export const emailSchema = /* @__PURE__ */ checkedText(isEmail, EMAIL_MESSAGE)

function isAddress(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  const at = text.indexOf('@')
  return at > 0 && at <= MAX_NAME_LENGTH && isName(text.slice(0, at)) && isDomain(text.slice(at + 1))
}

function isName(name: string): boolean {
  return name.split('.').every((part) => namePart.test(part))
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const top = labels.at(-1) ?? ''
  return labels.length > 1 && labels.every(isLabel) && top.length > 1 && !/^\d+$/.test(top)
}

function isLabel(text: string): boolean {
  return text.length <= MAX_LABEL_LENGTH && label.test(text) && !text.startsWith('-') && !text.endsWith('-')
}
