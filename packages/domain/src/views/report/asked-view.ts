import { checkOf } from '../../checks/check-of.ts'
import type { Report, ReportTask } from '../../reports/report/report.ts'
import { answerMark, propertyAnswerMark } from './answer-mark.ts'
import { taskTitle } from '../../checks/task-title.ts'
import { timeOfTask } from './time-of-task.ts'
import type { AskedCheck, AskedRow, AskedView } from './view.ts'

/** A question of a report, with the part of the order that it belongs to. */
export interface AskedTask {
  readonly task: ReportTask
  readonly subject: Report['subject']
  readonly part?: string
}

/** Each source once, with the state of each of its checks (TRUE-02). */
export function askedView(tasks: readonly AskedTask[]): AskedView {
  const sources = [...new Set(tasks.map(({ task }) => task.source))]
  return {
    title: 'Кого спросили',
    rows: sources.map((source): AskedRow => {
      const own = tasks.filter(({ task }) => task.source === source)
      return { source, with: askedWith(own), checks: own.map(checkRow) }
    }),
  }
}

/** What the source was asked with, each piece of data once. */
function askedWith(tasks: readonly AskedTask[]): string {
  const pieces = tasks.flatMap(({ task }) =>
    task.asked.map(({ label, value }) => `${inSentence(label)} — ${value}`),
  )
  return [...new Set(pieces)].join(', ') || 'не спрашивали: не хватает данных'
}

function checkRow({ task, subject, part }: AskedTask): AskedCheck {
  return {
    title: taskTitle(task),
    register:
      checkOf(task.task_type)?.sourceTitle ??
      (subject.kind === 'property' ? 'Единый государственный реестр недвижимости' : task.source),
    mark: subject.kind === 'property' ? propertyAnswerMark(task.answer) : answerMark(task.answer),
    time: timeOfTask(task),
    ...(part !== undefined && { part }),
  }
}

/** A label inside a sentence: «дата рождения», but «ФИО» and «ИНН» stay as they are. */
function inSentence(label: string): string {
  return label === label.toUpperCase() ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
