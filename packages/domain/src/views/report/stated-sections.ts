import { taskTitle } from '../../checks/task-title.ts'
import { factOf } from '../../reports/report/fact-labels.ts'
import type { Finding, ReportTask } from '../../reports/report/report.ts'
import { answersTable } from './answers-table.ts'
import { figuresView } from './figures-view.ts'
import { timeOfTask } from './time-of-task.ts'
import type { FactsView, SectionView, TableRow, TableView } from './view.ts'

/** What registers state; several empty answers that are neither good nor bad are rows of one table. */
export function statedSections(tasks: readonly ReportTask[]): readonly SectionView[] {
  const absent = tasks.filter((task) => absenceOf(task) !== undefined)
  if (absent.length < 2) return tasks.flatMap(sectionsOf)
  return [...tasks.filter((task) => !absent.includes(task)).flatMap(sectionsOf), absentSection(absent)]
}

/** What a register says that has no record, and that is no news: «Сообщений о договорах лизинга нет.» */
function absenceOf({ answer }: ReportTask): string | undefined {
  const record = answer.kind === 'stated' ? answer.findings[0] : undefined
  return record && factOf(record, 'absence')
}

/** No green: that a register has no record of such a kind is no good news. */
const absentSection = (tasks: readonly ReportTask[]): TableView =>
  answersTable({ id: 'absent', title: 'Чего в реестрах нет' }, tasks, (task) => absenceOf(task) ?? '')

/** Facts that are no news, under the heading of their check and without a colour; several records are rows of one table. */
function sectionsOf(task: ReportTask): readonly SectionView[] {
  if (task.answer.kind !== 'stated') return []
  const { findings } = task.answer
  const head = {
    id: task.task_type,
    title: taskTitle(task),
    stamp: { source: task.source, time: timeOfTask(task) },
  }
  if (findings.length > 1 && findings.every(({ figures }) => figures === undefined))
    return [
      {
        ...head,
        kind: 'table',
        note: '',
        columns: RECORD_COLUMNS,
        rows: findings.map((one, index) => recordRow(one, `${head.id}-${index + 1}`)),
      },
    ]
  return findings.map(({ title, facts, figures }, index): FactsView => ({
    ...head,
    kind: 'facts',
    id: index === 0 ? head.id : `${head.id}-${index + 1}`,
    note: title,
    rows: facts,
    ...(figures && { figures: figuresView(figures) }),
  }))
}

const RECORD_COLUMNS: TableView['columns'] = [
  { title: 'Запись', share: 34 },
  { title: 'Что в ней сказано', share: 66 },
]

const recordRow = ({ title, facts }: Finding, id: string): TableRow => ({
  id,
  cells: [[title], [facts.map(({ label, value }) => `${label}: ${value}`).join('; ')]],
})
