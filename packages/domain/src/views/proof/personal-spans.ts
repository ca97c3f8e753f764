import { formatDate } from '../../format/format-date.ts'
import type { Report } from '../../reports/report/report.ts'

/** What may be blacked out in a shared report: a person's name, the number of a document or a right, a day of birth. */
export type PersonalKind = 'name' | 'number' | 'birth'

/** A stretch of a text, from its first sign up to the one after its last. */
export interface PersonalSpan {
  readonly kind: PersonalKind
  readonly start: number
  readonly end: number
}

/** What a report itself says of the people in it. */
export interface KnownPeople {
  /** Full names as the sources wrote them. */
  readonly names: readonly string[]
  /** Days of birth, `DD.MM.YYYY`. */
  readonly births: readonly string[]
}

/** People whom a report names in fields of their own: whom it is about, holders of rights and encumbrances. */
export function knownPeople({ subject, extract }: Pick<Report, 'subject' | 'extract'>): KnownPeople {
  const entries = extract ? [...extract.content.rights, ...extract.content.encumbrances] : []
  const names = entries
    .flatMap(({ holders }) => holders)
    .flatMap(({ kind, state, name }) => (kind === 'person' && state === 'named' && name ? [name] : []))
  if (subject.kind !== 'person') return { names, births: [] }
  const { lastName, firstName, middleName, formerLastNames = [], birthDate } = subject
  const given = [firstName, middleName].filter(Boolean).join(' ')
  return {
    names: [...names, ...[lastName, ...formerLastNames].map((surname) => `${surname} ${given}`)],
    births: [formatDate(birthDate)],
  }
}

const WORD = String.raw`(?:[А-ЯЁ][а-яё]+|[А-ЯЁ]{2,})(?:-(?:[А-ЯЁ][а-яё]+|[А-ЯЁ]{2,}))?`
const PATRONYMIC = String.raw`(?:[А-ЯЁ][а-яё]*(?:вич|ьич|вн|ичн)[а-яё]{0,3}|[А-ЯЁ]+(?:ВИЧ|ЬИЧ|ВН|ИЧН)[А-ЯЁ]{0,3}|${WORD}[\s-](?:оглы|кызы|ОГЛЫ|КЫЗЫ))`
const INITIAL = String.raw`[А-ЯЁ]\.`
const EDGE = String.raw`(?<![А-Яа-яЁё])`
const END = String.raw`(?![А-Яа-яЁё])`

const NAMES = [
  `${EDGE}${WORD}\\s${WORD}\\s${PATRONYMIC}${END}`,
  `${EDGE}${WORD}\\s${PATRONYMIC}(?:\\s${WORD})?${END}`,
  `${EDGE}${WORD}\\s${INITIAL}\\s?${INITIAL}`,
  `${EDGE}${INITIAL}\\s?${INITIAL}\\s?${WORD}${END}`,
]

const NUMBERS = [
  // Entries of rights: «00:01:0101001:1047-00/001/2024-3», «00-00/001-00/999/001/2014-123/1».
  String.raw`\d{2}:\d{2}:\d{6,7}:\d+-\d+(?:/\d+)*(?:-\d+)?`,
  String.raw`(?<![\d:])\d{2}-\d{2}(?:-\d{2})?/\d[\d/-]*\d`,
  // Proceedings of bailiffs, cases of courts.
  String.raw`(?<![\d/])\d+/\d+/\d+(?:/\d+)?-ИП`,
  String.raw`(?<![А-Яа-яЁё])[АA]\d{2}-\d+/\d{4}`,
  // Passports, also those of which only the end is stored, SNILS, INN of people.
  String.raw`(?<!\d)\d{2}\s?\d{2}\s\d{6}(?!\d)`,
  String.raw`•{4}\s•{2}\d{2,4}`,
  String.raw`(?<!\d)\d{3}-\d{3}-\d{3}[\s-]\d{2}(?!\d)`,
  String.raw`(?<!\d)\d{12}(?!\d)`,
]

/** «№» and what follows it; the number of an object is no number of a document. */
const NUMBERED = String.raw`(?<=№\s?)(?!\d{2}:\d{2}:\d{6,7}:\d+(?![\d-]))[\dА-ЯЁA-Zа-яёa-z][\dА-ЯЁA-Zа-яёa-z/:.-]*\d[\dА-ЯЁA-Z/-]*(?![\s\d]\d{3}(?!\d))(?!\d)`

const DATE = String.raw`\d{2}\.\d{2}\.\d{4}`
const BIRTHS = [
  String.raw`(?<=рожд[а-яё]*[\s:—-]{1,3})${DATE}`,
  String.raw`(?<=родил[а-яё]*\s)${DATE}`,
  String.raw`${DATE}(?=\s?г\.?\s?р\b|\s?года\sрождения)`,
]

const namePattern = new RegExp(NAMES.join('|'), 'gu')
const numberPattern = new RegExp([...NUMBERS, NUMBERED].join('|'), 'gu')
const birthPattern = new RegExp(BIRTHS.join('|'), 'giu')
const wholeDate = new RegExp(DATE, 'gu')
const wordWithDigit = /\S*\d\S*/gu

/** Labels whose value is a name, a day of birth or a number, however it is written. */
const LABELS: readonly (readonly [PersonalKind, RegExp])[] = [
  ['birth', /рожд/i],
  ['name', /^(?:фио|фамилия|имя|отчество|прежн\S* фамили\S*)/i],
  [
    'number',
    /^(?:снилс|паспорт|номер (?:дела|записи|права|документа|производства|договора)|исполнительное производство)/i,
  ],
]

/**
 * Where a text names a person, a document or a day of birth; `label` is what the text is the value of. The spans do not
 * meet and are in order. Where it is doubtful the text counts as personal: it can be hidden, and never must be.
 */
export function personalSpans(text: string, known: KnownPeople, label = ''): readonly PersonalSpan[] {
  const [labelled] = LABELS.find(([, pattern]) => pattern.test(label)) ?? []
  if (labelled === 'name' && text !== '') return [{ kind: 'name', start: 0, end: text.length }]
  const { names, births } = patternsOf(known)
  const small = text.toLowerCase()
  const found = names.flatMap(({ surname, pattern }) =>
    small.includes(surname) ? spansOf('name', pattern, text) : [],
  )
  if (TWO_CAPITALS.test(text)) found.push(...spansOf('name', namePattern, text))
  if (DIGIT.test(text))
    found.push(
      ...births.flatMap((pattern) => spansOf('birth', pattern, text)),
      ...spansOf('birth', labelled === 'birth' ? wholeDate : birthPattern, text),
      ...spansOf('number', labelled === 'number' ? wordWithDigit : numberPattern, text),
    )
  return withoutOverlaps(found)
}

/** Without them a text has no name, and no number. */
const TWO_CAPITALS = /[А-ЯЁ][^]*[А-ЯЁ]/
const DIGIT = /\d/

interface KnownPatterns {
  /** `surname`, in small letters, is in each form of a name. */
  readonly names: readonly { readonly surname: string; readonly pattern: RegExp }[]
  readonly births: readonly RegExp[]
}

/** A report has hundreds of texts, and the same people in all of them. */
const compiled = new WeakMap<KnownPeople, KnownPatterns>()

function patternsOf(known: KnownPeople): KnownPatterns {
  const before = compiled.get(known)
  if (before) return before
  const patterns = {
    names: [...new Set(known.names.filter((name) => name.trim() !== ''))].map((name) => ({
      surname: name.trim().split(/\s+/)[0]?.toLowerCase() ?? '',
      pattern: knownPattern(name),
    })),
    births: [...new Set(known.births)].map((day) => new RegExp(escapeRegExp(day), 'gu')),
  }
  compiled.set(known, patterns)
  return patterns
}

/** A name in each order and shortening that sources use: «Ладогин Арсений Петрович», «Ладогин А. П.», «А. П. Ладогин». */
function knownPattern(name: string): RegExp {
  const [surname = '', first = '', middle = ''] = escapeRegExp(name.trim()).split(/\s+/)
  const initials = [first, middle].filter(Boolean).map((word) => `${word.charAt(0)}\\.`)
  const given = [first, middle].filter(Boolean).join('\\s')
  const forms = [
    given && `${surname}\\s${given}`,
    given && `${given}\\s${surname}`,
    first && `${surname}\\s${first}`,
    first && `${first}\\s${surname}`,
    initials.length > 0 && `${surname}\\s${initials.join('\\s?')}`,
    initials.length > 0 && `${initials.join('\\s?')}\\s?${surname}`,
    surname,
  ].filter(Boolean)
  return new RegExp(`${EDGE}(?:${forms.join('|')})${END}`, 'giu')
}

function spansOf(kind: PersonalKind, pattern: RegExp, text: string): readonly PersonalSpan[] {
  const spans: PersonalSpan[] = []
  // `matchAll` copies the pattern at each call. No pattern here matches an empty text.
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text))
    spans.push({ kind, start: match.index, end: match.index + match[0].length })
  return spans
}

/** Of two that meet the one that begins first, of those that begin together the longer. */
function withoutOverlaps(spans: readonly PersonalSpan[]): readonly PersonalSpan[] {
  const sorted = spans.toSorted((one, other) => one.start - other.start || other.end - one.end)
  const free: PersonalSpan[] = []
  for (const span of sorted) if (span.start >= (free.at(-1)?.end ?? 0)) free.push(span)
  return free
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
