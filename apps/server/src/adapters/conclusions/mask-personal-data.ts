import type { Report } from '@proverka/domain/reports'
import { isKnownWord } from './known-words.ts'

/** Hides personal data behind placeholders, and puts them back. */
export interface Mask {
  /** The text with a placeholder for each name, number, old date and address; the same for the same text. */
  readonly hide: (text: string) => string
  /** A whole value that is personal by its nature, whatever it looks like. */
  readonly hideWhole: (text: string) => string
  /** The text with its placeholders replaced by the masked values; undefined for a placeholder that was never given. */
  readonly restore: (text: string) => string | undefined
}

type Kind = 'имя' | 'номер' | 'дата' | 'телефон' | 'почта' | 'сведения'

/** A placeholder in a text. */
export const PLACEHOLDER = /\[(?:имя|номер|дата|телефон|почта|сведения) \d+\]/gu

/** A person who is old enough for a report was born earlier than this; later events keep their dates. */
const OLDEST_EVENT_YEARS = 14

const MONTHS = '(?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)[а-я]{1,2}'
const DATE = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}[./-]\d{2}[./-]\d{2}|\d{1,2}[ \u00a0]${MONTHS}[ \u00a0]\d{4})`
const SPACE = String.raw`[ \u00a0\u202f]`
const CAPITAL = String.raw`\p{Lu}[\p{L}'’-]+`
const INITIALS = String.raw`\p{Lu}\.${SPACE}?(?:\p{Lu}\.)?`

const MAIL = /[^\s@<>]+@[^\s@<>]+/gu
const PHONE = /(?<!\d)(?:\+7|8)[\s(\u00a0-]*\d{3}[\s)\u00a0-]*\d{3}[\s\u00a0-]?\d{2}[\s\u00a0-]?\d{2}(?!\d)/gu
const BIRTH = new RegExp(
  String.raw`${DATE}(?=${SPACE}*(?:г\.${SPACE}?р|года рожд))|(?<=рожд[а-я.]*:?${SPACE}*)${DATE}`,
  'giu',
)
/** «кв. 12»: the number of a house or flat behind its word. */
const ADDRESS =
  /(?<![\p{L}])((?:кв|квартир[а-я]*|дом[а-я]*|д|корп[а-я]*|к|стр|строени[а-я]*|офис[а-я]*|оф|пом|помещени[а-я]*|комнат[а-я]*|ком)\.?[\s\u00a0]*№?[\s\u00a0]*)(\d+[\p{L}\d/-]*)/giu
const SUM = String.raw`(?:\d{1,3}(?:${SPACE}\d{3})+|\d+)(?:[.,]\d{1,2})?${SPACE}*(?:₽|руб|%|тыс|млн|млрд)`
const TOKEN = String.raw`[\p{L}\d№]*\d[\p{L}\d/.()-]*(?:${SPACE}[\d(][\p{L}\d/.()-]*)*`
const FIGURES = new RegExp(`${DATE}|${SUM}|${TOKEN}`, 'giu')
const IS_DATE = new RegExp(`^${DATE}$`, 'iu')
const IS_SUM = new RegExp(`^${SUM}`, 'iu')
/** A count, a year, an article of a law, «2-й». */
const IS_SMALL = /^№?\d{1,4}(?:-?[а-я]{1,2})?$/iu
const NAMES = new RegExp(`(?:${INITIALS}${SPACE}?)?${CAPITAL}(?:${SPACE}+(?:${CAPITAL}|${INITIALS}))*`, 'gu')
/** «иванов иван иванович» in small letters. */
const SMALL_NAMES =
  /[\p{L}-]+[\s\u00a0]+[\p{L}-]+[\s\u00a0]+\p{L}+(?:[ое]вич(?:а|у|ем|е)?|[ое]вн(?:а|ы|е|у))(?!\p{L})/giu

/**
 * A mask for the texts of one report. What is let through is known to be harmless (sums, counts, dates of late years,
 * words of registers); everything else with a capital letter or a figure is hidden, so that a new source cannot leak.
 */
export function maskPersonalData({ subject, updated_at }: Pick<Report, 'subject' | 'updated_at'>): Mask {
  const placeholders = new Map<string, string>()
  const originals = new Map<string, string>()
  const counts = new Map<Kind, number>()
  const since = Number(updated_at.slice(0, 4)) - OLDEST_EVENT_YEARS

  const put = (kind: Kind, original: string): string => {
    const key = `${kind} ${original.toLowerCase()}`
    const known = placeholders.get(key)
    if (known) return known
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const placeholder = `[${kind} ${count}]`
    placeholders.set(key, placeholder)
    originals.set(placeholder, original)
    return placeholder
  }

  const figure = (text: string): string => {
    const end = /[.()/-]+$/u.exec(text)?.[0] ?? ''
    const bare = text.slice(0, text.length - end.length)
    if (IS_DATE.test(bare)) return yearOf(bare) < since ? put('дата', bare) + end : text
    return IS_SUM.test(text) || IS_SMALL.test(bare) ? text : put('номер', bare) + end
  }
  const names = (text: string): string =>
    text.split(/[\s\u00a0]+/u).every(isKnownWord) ? text : put('имя', text)
  const own = ownNames(subject)

  /** Each rule works on what the ones before it have left: a placeholder is never read again. */
  const rules: readonly (readonly [RegExp, (...match: string[]) => string])[] = [
    [/\[[^\]]*\]/gu, (text = '') => put('сведения', text)],
    [MAIL, (text = '') => put('почта', text)],
    [PHONE, (text = '') => put('телефон', text)],
    [BIRTH, (text = '') => put('дата', text)],
    [ADDRESS, (_text, word = '', number = '') => word + put('номер', number)],
    [FIGURES, (text = '') => figure(text)],
    ...(own ? [[own, (text: string = '') => put('имя', text)] as const] : []),
    [SMALL_NAMES, (text = '') => put('имя', text)],
    [NAMES, (text = '') => names(text)],
  ]
  return {
    hide: (text) =>
      rules.reduce((left, [pattern, by], index) => {
        if (index === 0) return left.replaceAll(pattern, by)
        return outsidePlaceholders(left, (part) => part.replaceAll(pattern, by))
      }, text),
    hideWhole: (text) => put('сведения', text),
    restore: (text) => {
      const isGiven = [...text.matchAll(PLACEHOLDER)].every(([one]) => originals.has(one))
      return isGiven ? text.replaceAll(PLACEHOLDER, (one) => originals.get(one) ?? '') : undefined
    },
  }
}

function outsidePlaceholders(text: string, change: (part: string) => string): string {
  const kept = text.match(PLACEHOLDER) ?? []
  return text
    .split(PLACEHOLDER)
    .map((part, index) => change(part) + (kept[index] ?? ''))
    .join('')
}

const yearOf = (date: string): number => Number(/\d{4}/u.exec(date)?.[0])

/** The names of the person that a report is about, in any case and by any letter: «ладогину» is the same name. */
function ownNames(subject: Report['subject']): RegExp | undefined {
  if (subject.kind !== 'person') return undefined
  const stems = [subject.lastName, subject.firstName, subject.middleName ?? '']
    .flatMap((name) => name.split(/[^\p{L}]+/u))
    .filter((name) => name.length > 1)
    .map((name) => `${name.slice(0, Math.max(2, name.length - 1))}\\p{L}*`)
  const one = `(?<!\\p{L})(?:${stems.join('|')})`
  return stems.length === 0 ? undefined : new RegExp(`${one}(?:${SPACE}+(?:${one}|${INITIALS}))*`, 'giu')
}
