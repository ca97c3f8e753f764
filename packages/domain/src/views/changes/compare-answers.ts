import { formatMoney } from '../../money/format-money.ts'
import { toRoubles } from '../../money/kopecks.ts'
import { taskTitle } from '../../checks/task-title.ts'
import { isUnasked } from '../../reports/report/not-checked-reasons.ts'
import type { Finding, ReportTask } from '../../reports/report/report.ts'
import { weightOfTone } from '../../reports/report/tone.ts'
import { answerMark, toneOfFinding } from '../report/answer-mark.ts'
import type { ReportChange } from '../../reports/report/previous-report.ts'

const NOT_FOUND = 'записи не было'
const GONE = 'источник записи больше не показывает'

/**
 * What the sources answer otherwise than before: new records, records that are gone, records that say something else,
 * and what a source did not answer then or does not now. Only questions that both reports put to their sources are
 * compared, and only when they were put alike: what was never asked cannot have changed.
 */
export function compareAnswers(
  before: readonly ReportTask[],
  now: readonly ReportTask[],
): readonly ReportChange[] {
  return now
    .flatMap((task) => {
      const former = before.find(({ task_type }) => task_type === task.task_type)
      return former && isPut(former) && isPut(task) && isAskedAlike(former, task)
        ? taskChanges(former, task)
        : []
    })
    .toSorted((a, b) => weightOfTone(a.tone) - weightOfTone(b.tone))
}

/** Whether the source has answered or refused; false while pending and for what was not asked. */
const isPut = ({ answer }: ReportTask): boolean =>
  answer.kind !== 'in-progress' && !(answer.kind === 'not-checked' && isUnasked(answer.reason))

/** Another region or another number is another question. */
function isAskedAlike(before: ReportTask, now: ReportTask): boolean {
  const given = new Map(before.asked.map(({ label, value }) => [label, value]))
  return now.asked.every(({ label, value }) => (given.get(label) ?? value) === value)
}

function taskChanges(before: ReportTask, now: ReportTask): readonly ReportChange[] {
  const what = taskTitle(now)
  const then = answerMark(before.answer).words
  const wasAnswered = before.answer.kind === 'found' || before.answer.kind === 'not-found'
  const isAnswered = now.answer.kind === 'found' || now.answer.kind === 'not-found'
  if (!isAnswered) {
    return wasAnswered ? [{ what, before: then, now: answerMark(now.answer).words, tone: 'grey' }] : []
  }
  const records = findingsOf(now)
  if (!wasAnswered) {
    const later = records.map((finding) => ({
      what,
      before: then,
      now: sayFinding(finding),
      ...toneOf(finding),
    }))
    return later.length > 0 ? later : [{ what, before: then, now: answerMark(now.answer).words }]
  }
  return [
    ...records.flatMap((finding) => recordChanges(what, sameRecord(findingsOf(before), finding), finding)),
    ...findingsOf(before)
      .filter((finding) => sameRecord(records, finding) === undefined)
      .map((finding) => ({ what, before: sayFinding(finding), now: GONE })),
  ]
}

function recordChanges(what: string, before: Finding | undefined, now: Finding): readonly ReportChange[] {
  if (before === undefined) return [{ what, before: NOT_FOUND, now: sayFinding(now), ...toneOf(now) }]
  const [was, is] = differences(before, now)
  if (is.length === 0) return []
  return [{ what: `${what}: ${now.title}`, before: was.join('; '), now: is.join('; '), ...toneOf(now) }]
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

function toneOf(finding: Finding): Pick<ReportChange, 'tone'> {
  const tone = toneOfFinding(finding)
  return tone === 'red' || tone === 'orange' || tone === 'yellow' ? { tone } : {}
}

function findingsOf(task: ReportTask): readonly Finding[] {
  return task.answer.kind === 'found' ? task.answer.findings : []
}
