import { latinCapital } from '../look-alikes.ts'

/*
 * An e-mail address as mail services give them out: one @, a name of letters, digits and the permitted marks without a
 * dot at an end or two in a row, a domain of at least two labels. Letters of any alphabet. Quoted names and addresses
 * in brackets are permitted by the standard and refused here: no person has one. Whether a field may be empty is its
 * schema's matter; the rule of the form lets an empty one pass (VALID-05).
 */

/** The message of a text that is no e-mail address (VALID-05). */
export const EMAIL_MESSAGE = 'Некорректный email'

const MAX_LENGTH = 254
const MAX_NAME_LENGTH = 64
const MAX_LABEL_LENGTH = 63

const ascii = /* @__PURE__ */ addressOf('a-zA-Z\\d', '')
// Slower, so it judges only what is not ASCII.
const anyAlphabet = /* @__PURE__ */ addressOf('\\p{L}\\p{M}\\p{N}', 'u')
const foreign = /[^\0-\x7f]/

/** Whether the text is an e-mail address; false when empty. */
export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && isAddress(value)
}

/** What is wrong with the text, or undefined when it is empty or an address; offers the address that was likely meant. */
export function describeEmail(value: unknown): string | undefined {
  if (value === '' || isEmail(value)) return undefined
  const likely = typeof value === 'string' ? latinLookAlike(value) : undefined
  return likely === undefined ? EMAIL_MESSAGE : `В адресе русские буквы. Может быть, ${likely}?`
}

/** Trimmed and in lower case, as logins are compared and sent (AUTH-06); null when it is no address. */
export function normaliseEmail(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim().toLowerCase()
  return isAddress(text) ? text : null
}

function isAddress(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  const at = text.indexOf('@')
  return (
    at <= MAX_NAME_LENGTH &&
    (ascii.test(text) || (foreign.test(text) && anyAlphabet.test(text))) &&
    // The last label has two characters or more.
    text[text.length - 2] !== '.' &&
    !hasLongLabel(text.slice(at + 1)) &&
    latinLookAlike(text) === undefined &&
    !text
      .slice(at + 1)
      .split('.')
      .some(mixesAlphabets)
  )
}

/** No registry gives out such a label of a domain. */
const mixesAlphabets = (label: string): boolean => russian.test(label) && latin.test(label)

/**
 * The address that was surely meant where Russian letters replace Latin ones (`ivan@mаil.ru` with a Russian «а»): no
 * email would arrive. Undefined for every other text.
 */
export function latinLookAlike(text: string): string | undefined {
  if (!russian.test(text) || !latin.test(text)) return undefined
  const likely = text
    .replace(/\.ру$/i, '.ru')
    .replaceAll(lookAlikeRun, (run) => Array.from(run, toLatin).join(''))
  return likely !== text && ascii.test(likely) ? likely : undefined
}

const russian = /[а-яё]/i
const latin = /[a-z]/i
// Between dots and the @, Russian letters that all look Latin: «уа» may be meant for «ya», «почта» may not.
const lookAlikeRun = /[асеорхукмтвнАСЕОРХУКМТВН]+/g

function toLatin(letter: string): string {
  const capital = String.fromCharCode(latinCapital(letter.charCodeAt(0)))
  return letter === letter.toLowerCase() ? capital.toLowerCase() : capital
}

function hasLongLabel(domain: string): boolean {
  return (
    domain.length > MAX_LABEL_LENGTH && domain.split('.').some((label) => label.length > MAX_LABEL_LENGTH)
  )
}

/** The pattern of an address in an alphabet, without its lengths. No character fits two places: it never backtracks. */
function addressOf(letters: string, flags: string): RegExp {
  const name = `[${letters}!#$%&'*+/=?^_\`{|}~-]+`
  const label = `[${letters}]+(?:-+[${letters}]+)*`
  return new RegExp(`^${name}(?:\\.${name})*@(?:${label}\\.)+(?!\\d+$)${label}$`, flags)
}

/**
 * An address so that only its owner recognises it: «m···a@example.com»; of a name of one or two letters only the first
 * stays. For the staff there is `maskEmail`, which shows less.
 */
export function emailHint(email: string): string {
  const at = email.lastIndexOf('@')
  const name = Array.from(email.slice(0, Math.max(at, 0)))
  const last = name.length > 2 ? (name.at(-1) ?? '') : ''
  return `${name[0] ?? ''}···${last}${at < 0 ? '' : email.slice(at)}`
}
