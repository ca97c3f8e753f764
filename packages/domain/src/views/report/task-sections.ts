import { formatDateTime } from '../../format/format-date.ts'
import { formatMoney } from '../../money/format-money.ts'
import { toRoubles } from '../../money/kopecks.ts'
import { checkOf } from '../../checks/check-of.ts'
import { taskTitle } from '../../checks/task-title.ts'
import { adviceOn } from '../../reports/report/advice.ts'
import type { OccasionKey } from '../../checks/occasion.ts'
import { occasionKeyOf } from '../../reports/report/occasion-of.ts'
import { NOT_CHECKED_REASONS } from '../../reports/report/not-checked-reasons.ts'
import { MINUTE_SECONDS, spanText } from '../../reports/report/span-text.ts'
import { ownFindings, weightOf } from '../../reports/report/summary.ts'
import type { Finding, Report, ReportTask } from '../../reports/report/report.ts'
import { answersTable } from './answers-table.ts'
import { casesByYear } from './cases-by-year.ts'
import { damageView } from './damage-zones.ts'
import { figuresView } from './figures-view.ts'
import { statedSections } from './stated-sections.ts'
import { timeOfTask } from './time-of-task.ts'
import { answerMark, toneOfFinding } from './answer-mark.ts'
import { matchView } from './match-view.ts'
import type { FindingView, RecordView, RunningView, SectionView, TableView } from './view.ts'

/** Records first, then what registers state, then pending answers, then what the sources do not have. */
export function taskSections(report: Report): readonly SectionView[] {
  const { tasks } = report
  const none = tasks.filter(({ answer }) => answer.kind === 'not-found')
  return [
    ...tasks.flatMap((task) => (task.answer.kind === 'found' ? [findingSection(task, report)] : [])),
    ...statedSections(tasks),
    ...runningSections(tasks),
    ...(none.length > 0 ? [notFoundSection(none)] : []),
  ]
}

/** Questions that wait for their answer. */
export function runningSections(tasks: readonly ReportTask[]): readonly RunningView[] {
  return tasks.flatMap((task) => (task.answer.kind === 'in-progress' ? [runningSection(task)] : []))
}

function findingSection(task: ReportTask, report: Report): FindingView {
  const figures = casesByYear(ownFindings(task.answer))
  return {
    kind: 'finding',
    id: task.task_type,
    title: taskTitle(task),
    mark: answerMark(task.answer),
    stamp: { source: task.source, time: timeOfTask(task) },
    records:
      task.answer.kind === 'found' ? task.answer.findings.map((one) => recordView(one, task, report)) : [],
    ...wordsOf(task, occasionKeyOf(report)),
    ...(figures && { figures: figuresView(figures) }),
  }
}

/** What records mean; those that are probably about someone else mean nothing about the person yet. */
function wordsOf(
  { task_type, answer }: ReportTask,
  occasion: OccasionKey,
): Pick<FindingView, 'meaning' | 'whatToDo' | 'law'> {
  const check = checkOf(task_type)
  const findings = answer.kind === 'found' ? answer.findings : []
  if (findings.every((one) => weightOf(one) === 'namesake')) return NAMESAKE_WORDS
  const isLesser = findings.every(({ severity }) => severity !== 'critical')
  return {
    meaning: (isLesser ? check?.meaningLesser : undefined) ?? check?.meaning ?? '',
    whatToDo: adviceOn(task_type, occasion),
    law: check?.law ?? '',
  }
}

const NAMESAKE_WORDS = {
  meaning: 'Имя совпало, другие данные нет: похоже, это запись о другом человеке.',
  whatToDo: 'Сверьте дату рождения в записи с паспортом. Не совпала — к этому человеку запись не относится.',
  law: '',
} as const

function recordView(finding: Finding, { task_type }: ReportTask, { subject }: Report): RecordView {
  const damage = task_type === 'vehicle-accidents' ? damageView(finding) : undefined
  return {
    tone: toneOfFinding(finding),
    title: finding.title,
    amount: finding.amount === undefined ? '' : formatMoney(toRoubles(finding.amount)),
    facts: finding.facts,
    ...(finding.match && subject.kind === 'person' && { match: matchView(finding.match, subject) }),
    ...(finding.figures && { figures: figuresView(finding.figures) }),
    ...(damage && { damage }),
  }
}

function runningSection(task: ReportTask): RunningView {
  const told = (checkOf(task.task_type)?.usualMinutes ?? 1) * MINUTE_SECONDS
  const measured = task.usual_seconds
  return {
    kind: 'running',
    id: task.task_type,
    title: taskTitle(task),
    mark: answerMark(task.answer),
    source: task.source,
    ...(task.started_at && { startedAt: task.started_at }),
    usualSeconds: measured ?? told,
    text: runningText(task, told),
  }
}

/** What a question waits for: its first answer, or the next try after a source that gave none. */
function runningText({ answer, usual_seconds: measured }: ReportTask, told: number): string {
  if (answer.kind === 'in-progress' && answer.reason && answer.again_at)
    return `${NOT_CHECKED_REASONS[answer.reason].title}. Спросим снова ${formatDateTime(answer.again_at)}.`
  return measured === undefined
    ? `Источник еще не ответил. По его описанию ответ приходит за ${spanText(told)}, сами мы еще не измерили.`
    : `Источник еще не ответил. Обычно отвечает не позже чем за ${spanText(measured)}.`
}

/** Questions to which a source answered that it has nothing: with source and time, or they would not be green. */
const notFoundSection = (tasks: readonly ReportTask[]): TableView =>
  answersTable(
    {
      id: 'not-found',
      title: 'Сведений нет',
      mark: { tone: 'green', words: `Не найдено: ${tasks.length}` },
    },
    tasks,
    noneText,
  )

function noneText({ answer, task_type }: ReportTask): string {
  const note = answer.kind === 'not-found' ? answer.note : undefined
  return (
    [note, checkOf(task_type)?.meaningNotFound].filter(Boolean).join(' ') ||
    'Источник ответил, что записей нет.'
  )
}
