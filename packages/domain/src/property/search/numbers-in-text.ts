import { CADASTRAL_MIN_DIGITS, normaliseCadastralNumber } from '../../fields/cadastral/cadastral-number.ts'
import { plainText } from '../../fields/text/plain-text.ts'
import { normaliseQuarter, NUMBER_PARTS } from './number-parts.ts'

/*
 * A cadastral number as it comes out of a messenger, a letter or the link of a map: with words, quotes and brackets
 * around it, percent-encoded, with letters that look like digits. `normaliseCadastralNumber` reads a text that is a
 * number; here a number is found in any text. Registration numbers, contours and masked numbers are skipped (FIND-04).
 */

/** A digit, or a letter that is typed in its place. */
const DIGIT = '[\\dОоOoЗзlIІ]'
const LIKE_DIGITS: Readonly<Record<string, string>> = { З: '3', з: '3', l: '1', I: '1', І: '1' }
/** Digits that are typed as such in what is taken for a number with look-alikes. */
const LEAST_DIGITS = 6

const ENCODED = /(?:%[\da-f]{2})+/gi
/** With a scheme or without one: a name with a dot and a path. */
const LINK = /(?<![\p{L}\d.-])(?:https?:\/\/|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\/)\S*/giu
const LINK_SIGNS = /[/?&=#@+]/g
/** The key caps of emoji digits. */
const KEY_CAP = /\u20e3/g
const COLON = /[∶꞉]/g
const EDGES = ' \n"\'()[]{}<>,;.!?'
const LABEL =
  /^(?:(?:кадастровый|кадастр|кад|условный|номер|ном|объекта|объект|кн|к\/н|к\.\s?н|№|#|no|n)(?![а-яa-z])[\s.:№#-]*)+/i
const ONLY_NUMBER = /* @__PURE__ */ new RegExp(`^(?:${DIGIT}|[:;^|.,\\-/\\\\_\\s])+$`)
const SEPARATORS = '[:;^|.,\\-/\\\\_\\s]'
/** The first separators are easily lost: «0014 0203005 12», «00140203005:12». */
const JOINED = /* @__PURE__ */ new RegExp(
  `^(\\d{2})${SEPARATORS}*(\\d{2})${SEPARATORS}*(\\d{6,7})${SEPARATORS}+(\\d+)$`,
)

/** A number among other words; `first` parts region and district, `next` the other parts. */
const insideText = (first: string, next: string, digit: string): RegExp =>
  new RegExp(
    `(?<!${DIGIT})(?<!\\d\\s?:\\s?)(?<!\\d[\\-.^|_/\\\\])(?<region>${digit}{2})${first}(?<district>${digit}{2})${next}(?<block>${digit}{6,7})${next}(?<parcel>${digit}+)` +
      // What goes on is a registration number, a contour or a longer number.
      `(?![\\p{L}\\d])(?!\\s?:\\s?\\d|[\\-/\\\\_.^|(]\\d|${next}\\d)`,
    'gu',
  )
const INSIDE = [
  /* @__PURE__ */ insideText('\\s?:\\s?', '\\s?:\\s?', DIGIT),
  /* @__PURE__ */ insideText('\\s?(?<sign>[-.;^|_/\\\\])\\s?', '\\s?\\k<sign>\\s?', DIGIT),
  /* @__PURE__ */ insideText('(?<!\\d\\s\\d\\d)\\s', '\\s', '\\d'),
]
/** Four parts in colons, right or not. */
const FOUR_PARTS = /(?<![\d:])\d+:\d+:\d+:\d+(?![\d:])/g

/** Every cadastral number that a text names, in its colons, in the order of the text and without repeats. */
export function numbersInText(text: string): readonly string[] {
  if (!hasDigits(text)) return []
  const plain = withoutLinks(text)
  const bare = bareText(plain)
  const whole = ONLY_NUMBER.test(bare) ? wholeNumber(digitsOf(bare)) : null
  if (whole !== null) return [whole]
  const found = INSIDE.flatMap((pattern) => [...plain.matchAll(pattern)])
  const numbers = found
    .filter(([number]) => hasDigits(number))
    .toSorted((one, other) => one.index - other.index)
    .map(({ groups }) => digitsOf(NUMBER_PARTS.map((part) => groups?.[part]).join(':')))
  return [...new Set(numbers)]
}

/** The cadastral number that a text means, in its colons; null where it names none, or something beside it. */
export function numberInText(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const [number, second] = numbersInText(text)
  return number === undefined || second !== undefined || hasOtherNumber(text, number) ? null : number
}

/** Whether a text holds more than one number, right or not: it is a list, and no object. */
export function holdsSeveralNumbers(text: string): boolean {
  const [number, second] = numbersInText(text)
  if (second !== undefined) return true
  const parts = withoutLinks(text).match(FOUR_PARTS) ?? []
  return number === undefined ? new Set(parts.map(shortForm)).size > 1 : hasOtherNumber(text, number)
}

/**
 * What a person types of a number, finished or not, without label, quotes and link; any other text in plain signs. Digits
 * alone stay so: they may mean two numbers (AMB-51).
 */
export function numberText(text: string): string {
  const bare = bareText(withoutLinks(text))
  const digits = ONLY_NUMBER.test(bare) && /\d/.test(bare) ? digitsOf(bare) : bare
  return /^\d+$/.test(digits) ? digits : (numberInText(text) ?? digits)
}

/** What the key of an object names. */
export type KeyKind = 'number' | 'quarter' | 'text'

/** Whether a key is the number of an object, that of a quarter, or words. */
export function keyKindOf(key: string): KeyKind {
  if (numberInText(key) !== null) return 'number'
  return normaliseQuarter(key) === null ? 'text' : 'quarter'
}

/** Maps name an object by its number without the zeros in front, too: that is not another one. */
function hasOtherNumber(text: string, number: string): boolean {
  const parts = withoutLinks(text).match(FOUR_PARTS) ?? []
  return parts.some((other) => shortForm(other) !== shortForm(number))
}

const shortForm = (number: string): string => number.replaceAll(/(?<!\d)0+(?=\d)/g, '')

const hasDigits = (text: string): boolean => text.replaceAll(/\D/g, '').length >= LEAST_DIGITS

/** The plain text with the parts of its links as words. */
function withoutLinks(text: string): string {
  const decoded = text.includes('%') ? decode(decode(text)) : text
  const plain = plainText(decoded).replaceAll(KEY_CAP, '').replaceAll(COLON, ':')
  return plain.includes('/') ? plain.replaceAll(LINK, (link) => link.replaceAll(LINK_SIGNS, ' ')) : plain
}

const decode = (text: string): string =>
  text.replaceAll(ENCODED, (signs) => {
    try {
      return decodeURIComponent(signs)
    } catch {
      return signs
    }
  })

const bareText = (plain: string): string => withoutEdges(withoutEdges(plain).replace(LABEL, ''))

/** By hand: a pattern for the end of a text is tried at every space of a hostile one. */
function withoutEdges(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && EDGES.includes(text.charAt(start))) start++
  while (end > start && EDGES.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

const digitsOf = (text: string): string =>
  text.replaceAll(/[ОоOoЗзlIІ]/g, (letter) => LIKE_DIGITS[letter] ?? '0')

function wholeNumber(text: string): string | null {
  if (/^\d+$/.test(text)) return text.length < CADASTRAL_MIN_DIGITS ? null : normaliseCadastralNumber(text)
  return JOINED.exec(text)?.slice(1).join(':') ?? null
}
