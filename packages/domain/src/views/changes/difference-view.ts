import { formatDate, formatTime } from '../../format/format-date.ts'
import { groupDigits } from '../../format/group-digits.ts'
import { pluralWord } from '../../format/plural.ts'
import type { Report } from '../../reports/report/report.ts'
import { DAY_MS, MOSCOW_OFFSET_MS } from '../../timing/units.ts'
import { subjectView } from '../report/subject-view.ts'
import { comparedRows } from './compare-reports.ts'
import type { ComparedPart, ComparedRow, ComparedState } from './compared-row.ts'

/** Two reports on one subject, question by question (TRUST-09). Page, PDF and JSON show this value and add no statement. */
export interface DifferenceView {
  /** «Что изменилось за 83 дня» */
  readonly title: string
  readonly demo: boolean
  readonly kind: Report['subject']['kind']
  readonly subject: string
  readonly subjectLines: readonly string[]
  readonly before: DifferenceSide
  readonly now: DifferenceSide
  /** «83 дня» */
  readonly span: string
  readonly counts: Readonly<Record<ComparedState, number>>
  readonly sections: readonly DifferenceSection[]
  readonly note: string
}

/** One of the two reports. */
export interface DifferenceSide {
  readonly id: string
  /** «№ 20 418» */
  readonly number: string
  readonly product: string
  /** «21.11.2026» */
  readonly day: string
  /** The day over its column, with the time where both are of one day. */
  readonly column: string
  /** «14:05 МСК, ответов источников: 8» */
  readonly details: string
}

/** Questions of one kind. */
export interface DifferenceSection {
  readonly id: ComparedPart
  readonly title: string
  readonly rows: readonly DifferenceRow[]
}

/** One question with the word of its state. */
export interface DifferenceRow extends ComparedRow {
  readonly stateWords: string
}

const STATE_WORDS: Readonly<Record<ComparedState, string>> = {
  changed: 'Изменилось.',
  same: 'Как было.',
  incomparable: 'Не с чем сравнить.',
}

/** In the order of a page. */
const SECTIONS: readonly (readonly [part: ComparedPart, title: string])[] = [
  ['ownership', 'Чей он'],
  ['encumbrances', 'Что мешает продать'],
  ['checks', 'Чем рискуете'],
  ['statements', 'Что сообщают реестры'],
  ['object', 'Сам объект'],
]

const NOTE =
  'Изменением считаем только разный ответ на один и тот же вопрос одному источнику. Молчание, новый вопрос и скрытое имя — не изменение.'

/** The difference of two reports, the earlier one first whatever their order; undefined when the subjects differ. */
export function differenceView(one: Report, other: Report): DifferenceView | undefined {
  const [before, now] = one.updated_at <= other.updated_at ? [one, other] : [other, one]
  const rows = comparedRows(before, now)
  if (!rows) return undefined
  const count = (state: ComparedState) => rows.filter((row) => row.state === state).length
  const counts = { changed: count('changed'), same: count('same'), incomparable: count('incomparable') }
  const span = spanOf(before, now)
  const { name, lines } = subjectView(now)
  return {
    title: titleOf(counts, span),
    demo: before.demo || now.demo,
    kind: now.subject.kind,
    subject: name,
    subjectLines: lines,
    before: sideOf(before, now),
    now: sideOf(now, before),
    span,
    counts,
    sections: SECTIONS.flatMap(([id, title]) => {
      const own = rows.filter(({ part }) => part === id)
      return own.length > 0
        ? [
            {
              id,
              title,
              rows: own.map((row) => ({ ...row, stateWords: STATE_WORDS[row.state] })),
            },
          ]
        : []
    }),
    note: NOTE,
  }
}

/** «Nothing has changed» is said only where every question could be compared. */
function titleOf({ changed, same, incomparable }: DifferenceView['counts'], span: string): string {
  if (changed > 0) return `Что изменилось за ${span}`
  if (same === 0) return 'Сравнить не с чем'
  return incomparable > 0 ? `За ${span} изменений не нашли` : `За ${span} ничего не изменилось`
}

/** In days of Moscow, at least one. */
function spanOf(before: Report, now: Report): string {
  const day = (instant: string) => Math.floor((Date.parse(instant) + MOSCOW_OFFSET_MS) / DAY_MS)
  const days = Math.max(1, day(now.updated_at) - day(before.updated_at))
  return days === 1 ? 'день' : `${days} ${pluralWord(days, 'день', 'дня', 'дней')}`
}

function sideOf({ id, number, title, updated_at, tasks }: Report, other: Report): DifferenceSide {
  const day = formatDate(updated_at)
  const answered = new Set(
    tasks.filter(({ answer }) => ANSWERED.has(answer.kind)).map(({ source }) => source),
  ).size
  return {
    id,
    number: `№ ${groupDigits(number)}`,
    product: title,
    day,
    column: day === formatDate(other.updated_at) ? `${day}, ${formatTime(updated_at)}` : day,
    details: `${formatTime(updated_at)} МСК, ${answered} ${pluralWord(answered, 'источник ответил', 'источника ответили', 'источников ответили')}`,
  }
}

const ANSWERED: ReadonlySet<string> = new Set(['found', 'stated', 'not-found'])
