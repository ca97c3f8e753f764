import { checkOf } from '../../checks/check-of.ts'
import { taskTitle } from '../../checks/task-title.ts'
import { formatMoney } from '../../money/format-money.ts'
import { toRoubles } from '../../money/kopecks.ts'
import { isUnasked, NOT_CHECKED_REASONS } from '../../reports/report/not-checked-reasons.ts'
import type { ReportChange } from '../../reports/report/previous-report.ts'
import type { Answer, Finding, ReportTask } from '../../reports/report/report.ts'
import { weightOfTone } from '../../reports/report/tone.ts'
import { toneOfFinding } from '../report/answer-mark.ts'
import { changesIn, NOT_ASKED, said, unknown, type ComparedRow, type ComparedSide } from './compared-row.ts'

const NOT_FOUND = 'записи не было'
const GONE = 'источник записи больше не показывает'
/** Records that a row names; the rest are counted. */
const MOST_NAMED = 3

/**
 * What the sources answer otherwise than before: new records, records that are gone, records that say something else. Only
 * questions that were put alike and answered both times are compared: silence and a new question are no change.
 */
export function compareAnswers(
  before: readonly ReportTask[],
  now: readonly ReportTask[],
): readonly ReportChange[] {
  return changesIn(answerRows(before, now))
}

/** Every question of two reports, the gravest changes first. */
export function answerRows(
  before: readonly ReportTask[],
  now: readonly ReportTask[],
): readonly ComparedRow[] {
  const types = new Set([...now, ...before].map(({ task_type }) => task_type))
  const find = (tasks: readonly ReportTask[], type: string) =>
    tasks.find(({ task_type }) => task_type === type)
  return [...types]
    .flatMap((type) => taskRows(find(before, type), find(now, type)))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

const rankOf = ({ state, tone }: ComparedRow): number => (state === 'changed' ? weightOfTone(tone) : 100)

/** What a report says to a question of a source. */
export function sideOfTask(task: ReportTask | undefined): ComparedSide {
  if (!task) return NOT_ASKED
  const { answer } = task
  switch (answer.kind) {
    case 'found':
    case 'stated':
      return said(sayFindings(answer.findings))
    case 'not-found':
      return said('не найдено')
    case 'in-progress':
      return unknown('ответа еще нет')
    case 'not-checked': {
      const why = inSentence(NOT_CHECKED_REASONS[answer.reason].title)
      return unknown(isUnasked(answer.reason) ? `не спрашивали: ${why}` : `нет ответа: ${why}`)
    }
  }
}

function taskRows(before: ReportTask | undefined, now: ReportTask | undefined): readonly ComparedRow[] {
  const task = now ?? before
  if (!task) return []
  const row = {
    part: partOf(before, now),
    what: taskTitle(task),
    before: sideOfTask(before),
    now: sideOfTask(now),
  }
  if (!before || !now || !isAnswered(before.answer) || !isAnswered(now.answer))
    return [{ ...row, state: 'incomparable', meaning: whyIncomparable(row, task) }]
  const other = askedOtherwise(before, now)
  if (other) return [{ ...row, state: 'incomparable', meaning: other }]
  const changed = taskChanges(before, now)
  return changed.length > 0
    ? changed.map((one) => ({ ...row, ...one }))
    : [{ ...row, state: 'same', meaning: '' }]
}

/** Whether the source has answered; what it states without being asked for records is an answer, too. */
const isAnswered = ({ kind }: Answer): boolean =>
  kind === 'found' || kind === 'stated' || kind === 'not-found'

function partOf(...tasks: readonly (ReportTask | undefined)[]): ComparedRow['part'] {
  const kinds = tasks.map((task) => task?.answer.kind)
  const states = tasks.some((task) => task && checkOf(task.task_type)?.states)
  return states || (kinds.includes('stated') && !kinds.includes('found')) ? 'statements' : 'checks'
}

/** A record found now may have been there before, where nobody had asked. */
function whyIncomparable(
  { before, now }: Pick<ComparedRow, 'before' | 'now'>,
  { source, answer }: ReportTask,
): string {
  if (before.isUnknown && now.isUnknown) return ''
  if (!before.isUnknown) return `Прежний ответ мог измениться: ${source} заново не ответил.`
  return answer.kind === 'found' ? `Запись могла быть и раньше: ответа ${source} тогда не было.` : ''
}

/** Another region or another number is another question; undefined where both were asked alike. */
function askedOtherwise(before: ReportTask, now: ReportTask): string | undefined {
  const given = new Map(before.asked.map(({ label, value }) => [label, value]))
  const other = now.asked.find(({ label, value }) => (given.get(label) ?? value) !== value)
  return other && `Спрашивали о разном: ${other.label} — ${given.get(other.label)} и ${other.value}.`
}

type Change = Pick<ComparedRow, 'what' | 'before' | 'now' | 'state' | 'meaning' | 'tone'>

function taskChanges(before: ReportTask, now: ReportTask): readonly Change[] {
  const what = taskTitle(now)
  const [was, is] = [findingsOf(before), findingsOf(now)]
  const meaning = checkOf(now.task_type)?.meaning ?? ''
  return [
    ...is.flatMap((finding) => recordChanges(what, sameRecord(was, finding), finding, meaning)),
    ...was
      .filter((finding) => sameRecord(is, finding) === undefined)
      .map((finding): Change => changeOf(what, sayFinding(finding), GONE)),
  ]
}

const changeOf = (what: string, before: string, now: string, meaning = ''): Change => ({
  what,
  before: said(before),
  now: said(now),
  state: 'changed',
  meaning,
})

function recordChanges(
  what: string,
  before: Finding | undefined,
  now: Finding,
  meaning: string,
): readonly Change[] {
  if (before === undefined)
    return [{ ...changeOf(what, NOT_FOUND, sayFinding(now), toneOf(now).tone && meaning), ...toneOf(now) }]
  const [was, is] = differences(before, now)
  if (is.length === 0) return []
  return [{ ...changeOf(`${what}: ${now.title}`, was.join('; '), is.join('; ')), ...toneOf(now) }]
}

/** What two states of one record say otherwise, label by label. */
function differences(before: Finding, now: Finding): readonly [readonly string[], readonly string[]] {
  const labels = [...new Set([...before.facts, ...now.facts].map(({ label }) => label))]
  const changed = labels.filter((label) => factsOf(before, label) !== factsOf(now, label))
  const sums: readonly [string[], string[]] =
    changed.length === 0 && before.amount !== now.amount ? [[sumOf(before)], [sumOf(now)]] : [[], []]
  const say = (finding: Finding) => (label: string) => `${label}: ${factsOf(finding, label) || 'не указано'}`
  return [
    [...changed.map(say(before)), ...sums[0]],
    [...changed.map(say(now)), ...sums[1]],
  ]
}

const factsOf = ({ facts }: Finding, label: string): string =>
  facts
    .filter((fact) => fact.label === label)
    .map(({ value }) => value)
    .join(', ')

const sumOf = ({ amount }: Finding): string =>
  amount === undefined ? 'сумма не указана' : formatMoney(toRoubles(amount))

/** Sources name a record by its number: that is its title. */
const sameRecord = (findings: readonly Finding[], { title }: Finding): Finding | undefined =>
  findings.find((finding) => finding.title === title)

function sayFinding(finding: Finding): string {
  return finding.amount === undefined ? finding.title : `${finding.title}, ${sumOf(finding)}`
}

/** The first records of an answer by name. */
export function sayFindings(findings: readonly Finding[]): string {
  const named = findings.slice(0, MOST_NAMED).map(sayFinding).join('; ')
  return findings.length > MOST_NAMED ? `${named} и еще ${findings.length - MOST_NAMED}` : named
}

function toneOf(finding: Finding): Pick<ComparedRow, 'tone'> {
  const tone = toneOfFinding(finding)
  return tone === 'red' || tone === 'orange' || tone === 'yellow' ? { tone } : {}
}

function findingsOf({ answer }: ReportTask): readonly Finding[] {
  return answer.kind === 'found' || answer.kind === 'stated' ? answer.findings : []
}

const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
