import { formatDate } from '../../format/format-date.ts'
import { moscowDate } from '../../timing/days.ts'
import { firstRollback, leastDriven, MILEAGE_SLIP } from '../../reports/answers/mileage.ts'
import { FACT_LABELS, factOf, vehicleOwnerPlace, type FactName } from '../../reports/report/fact-labels.ts'
import type { Finding, Report, ReportTask } from '../../reports/report/report.ts'
import { toneOfFinding } from './answer-mark.ts'
import type { LifeEvent, LifePoint } from './drawings.ts'
import type { TableRow, TableView } from './view.ts'

/** A record with its place in time and in words. */
interface DatedRecord extends LifeEvent {
  readonly task: ReportTask
  readonly what: string
  readonly details: string
}

const DATE = String.raw`(\d{2})\.(\d{2})\.(\d{4})`
/** A day after «по» or «до» alone is an end without a beginning, which has no place in time. */
const PERIOD = new RegExp(
  `(?<!(?:^|[^а-я])(?:по|до)\\s*)${DATE}(?:\\s*(?:по|—|–|-)\\s*(?:${DATE}|(настоящее время|по настоящее время)))?`,
  'i',
)
const TAXI_PERIOD = /^Действ/

/** The kinds of events under the axis, in the order of their lanes, each with its words alone and in a sentence. */
const LANES = [
  { key: 'owners', name: 'Хозяева', inSentence: 'хозяева' },
  { key: 'taxi', name: 'Такси', inSentence: 'такси' },
  { key: 'accidents', name: 'ДТП', inSentence: 'ДТП' },
  { key: 'bans', name: 'Запреты', inSentence: 'запреты' },
  { key: 'wanted', name: 'Розыск', inSentence: 'розыск' },
] as const
type LaneKey = (typeof LANES)[number]['key']

/** A lane with its records. */
interface Lane {
  readonly name: string
  readonly inSentence: string
  readonly events: readonly DatedRecord[]
}

/** The life of a car by dates: who had it, where it drove, what happened; undefined with fewer than two dates. */
export function vehicleLife(report: Report): TableView | undefined {
  if (report.subject.kind !== 'vehicle') return undefined
  const lanes = LANES.map(({ key, ...words }): Lane => ({ ...words, events: recordsOf(key, report.tasks) }))
  const events = lanes.flatMap(({ events: all }) => all)
  const mileage = readingsOf(report.tasks)
  const begins = [...events.map(({ from }) => from), ...mileage.map(({ date }) => date)]
  const ends = events.flatMap(({ to }) => (to === undefined || to === OPEN_END ? [] : [to]))
  if (events.length === 0 || new Set([...begins, ...ends]).size < 2) return undefined
  const today = moscowDate(Date.parse(report.updated_at))
  // A term that ends years ahead does not press what has happened into a corner of the axis.
  const sorted = [...begins, ...ends.filter((date) => date < today), today].toSorted()
  const [from, to] = [sorted[0] ?? '', sorted.at(-1) ?? '']
  return {
    kind: 'table',
    id: 'life',
    title: 'Жизнь автомобиля по датам',
    note: '',
    columns: [
      { title: 'Когда', share: 26 },
      { title: 'Что было', share: 16 },
      { title: 'Подробно', share: 40 },
      { title: 'Источник', share: 18 },
    ],
    rows: events
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map((event, index) => rowOf(event, index)),
    life: {
      words: wordsOf(from, to, mileage, lanes),
      from,
      to,
      mileage,
      slip: MILEAGE_SLIP / 1000,
      driven: drivenOf(mileage),
      lanes: lanes
        .filter(({ events: all }) => all.length > 0)
        .map(({ name, events: all }) => ({
          name,
          events: all.map((event) => ({
            from: event.from,
            sign: event.sign,
            ...(event.to && { to: event.to < to ? event.to : to }),
            ...(event.tone && { tone: event.tone }),
          })),
        })),
    },
  }
}

function recordsOf(lane: LaneKey, tasks: readonly ReportTask[]): readonly DatedRecord[] {
  switch (lane) {
    case 'owners':
      return findingsOf(tasks, 'vehicle-registrations').flatMap(({ task, finding }) =>
        finding.facts.flatMap(({ label, value }) => {
          const number = vehicleOwnerPlace(label)
          const period = periodIn(value)
          if (!number || !period) return []
          const who = value.slice(0, PERIOD.exec(value)?.index).replace(/[\s,]*(?:с\s*)?$/, '')
          return [{ task, ...period, sign: `${number}-й`, what: `${number}-й хозяин`, details: who }]
        }),
      )
    case 'taxi':
      return findingsOf(tasks, 'vehicle-taxi').flatMap(({ task, finding }) =>
        dated(task, finding, periodIn(finding.facts.find(({ label }) => TAXI_PERIOD.test(label))?.value), {
          sign: 'такси',
          what: 'Такси',
          details: detailsOf(finding, ['carrier']),
        }),
      )
    case 'accidents':
      return findingsOf(tasks, 'vehicle-accidents').flatMap(({ task, finding }) =>
        dated(task, finding, onDay(finding), {
          sign: 'ДТП',
          what: 'ДТП',
          details: detailsOf(finding, ['accidentKind', 'damage']),
        }),
      )
    case 'bans':
      return findingsOf(tasks, 'vehicle-restrictions').flatMap(({ task, finding }) =>
        dated(task, finding, fromDay(finding), {
          sign: 'запрет',
          what: 'Запрет',
          details: detailsOf(finding, ['imposedBy', 'ground']),
        }),
      )
    case 'wanted':
      return findingsOf(tasks, 'vehicle-wanted').flatMap(({ task, finding }) =>
        dated(task, finding, fromDay(finding), {
          sign: 'розыск',
          what: 'Розыск',
          details: detailsOf(finding, ['initiator']),
        }),
      )
  }
}

const findingsOf = (tasks: readonly ReportTask[], type: string) =>
  tasks
    .filter(({ task_type }) => task_type === type)
    .flatMap((task) =>
      task.answer.kind === 'found' || task.answer.kind === 'stated'
        ? task.answer.findings.map((finding) => ({ task, finding }))
        : [],
    )

function dated(
  task: ReportTask,
  finding: Finding,
  period: Period | undefined,
  words: Pick<DatedRecord, 'sign' | 'what' | 'details'>,
): readonly DatedRecord[] {
  return period ? [{ task, ...period, ...words, tone: toneOfFinding(finding) }] : []
}

type Period = Pick<LifeEvent, 'from' | 'to'>

/** Lasts until further notice: `to` is later than any axis, which cuts it. */
const OPEN_END = '9999-12-31'

/** «20.04.2017 по 20.04.2020», «с 20.04.2017 по настоящее время», or one day. */
function periodIn(text: string | undefined): Period | undefined {
  const [, day, month, year, endDay, endMonth, endYear, now] = PERIOD.exec(text ?? '') ?? []
  if (!day) return undefined
  const from = `${year}-${month}-${day}`
  if (endDay) return { from, to: `${endYear}-${endMonth}-${endDay}` }
  return now ? { from, to: OPEN_END } : { from }
}

const onDay = (finding: Finding): Period | undefined => periodIn(factOf(finding, 'date'))

function fromDay(finding: Finding): Period | undefined {
  const day = onDay(finding)
  return day && { from: day.from, to: OPEN_END }
}

/** The title with these facts, all of them and in the order of the source. */
function detailsOf({ title, facts }: Finding, names: readonly FactName[]): string {
  const labels = new Set<string>(names.map((name) => FACT_LABELS[name]))
  return [title, ...facts.flatMap(({ label, value }) => (labels.has(label) ? [value] : []))].join(', ')
}

/** The readings that the chart of mileage has, by date. */
function readingsOf(tasks: readonly ReportTask[]): readonly LifePoint[] {
  const figures = findingsOf(tasks, 'vehicle-mileage')[0]?.finding.figures
  return (figures?.labels ?? []).flatMap((label, index) => {
    const date = periodIn(label)?.from
    const value = figures?.series[0]?.values[index]
    return date && value !== null && value !== undefined ? [{ date, value }] : []
  })
}

/** From the reading before the odometer went back; the figures are thousands of kilometres. */
function drivenOf(mileage: readonly LifePoint[]): readonly LifePoint[] {
  const values = mileage.map(({ value }) => value)
  const slip = MILEAGE_SLIP / 1000
  const back = firstRollback(values, slip)
  if (back < 1) return []
  const driven = leastDriven(values, slip)
  return mileage.map(({ date }, index) => ({ date, value: driven[index] ?? 0 })).slice(back - 1)
}

function rowOf({ task, from, to, what, details }: DatedRecord, index: number): TableRow {
  return { id: `life-${index + 1}`, cells: [[whenText(from, to)], [what], [details], [task.source]] }
}

function whenText(from: string, to: string | undefined): string {
  if (to === undefined) return formatDate(from)
  return to === OPEN_END ? `с ${formatDate(from)}` : `${formatDate(from)} — ${formatDate(to)}`
}

function wordsOf(from: string, to: string, mileage: readonly LifePoint[], lanes: readonly Lane[]): string {
  const told = [
    ...(mileage.length > 0 ? [`пробег — ${mileage.length}`] : []),
    ...lanes
      .filter(({ events }) => events.length > 0)
      .map(({ inSentence, events }) => `${inSentence} — ${events.length}`),
  ]
  return `Ось времени с ${formatDate(from)} по ${formatDate(to)}: ${told.join(', ')}`
}
