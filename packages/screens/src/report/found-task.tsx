import { formatDateTime, plural } from '@proverka/domain'
import { checkOf, taskTitle } from '@proverka/domain/reports'
import type { ReportTask } from '@proverka/domain/reports'
import { FactList, Finding, MatchStrength, Meaning } from '@proverka/ui/report'
import type { ResultTone } from '@proverka/ui/report'
import * as css from './report.css.ts'
import { toneOfFinding, toneOfTask } from './tones.ts'

/** A question with records: each with its facts and how surely it is about this person. */
export function FoundTask({ task, tone }: { task: ReportTask; tone: ResultTone | undefined }) {
  const { answer } = task
  if (answer.kind !== 'found') return null
  const check = checkOf(task.task_type)
  const shownTone = toneOfTask(task)
  const findings = answer.findings.filter((finding) => tone === undefined || toneOfFinding(finding) === tone)
  const count = answer.findings.length
  return (
    <Finding
      id={task.task_type}
      title={taskTitle(task)}
      tone={shownTone}
      word={
        shownTone === 'yellow'
          ? `Возможно, однофамилец: ${count} ${plural(count, 'запись', 'записи', 'записей')}`
          : `Найдено ${count}`
      }
      source={task.source}
      time={task.answered_at && formatDateTime(task.answered_at)}
    >
      {findings.map((finding, index) => (
        // Records of a source have no ids of their own; their order is the source's.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={css.record}>
          {findings.length > 1 || finding.title ? <h3 className={css.recordTitle}>{finding.title}</h3> : null}
          {finding.match && <MatchStrength {...finding.match} />}
          <FactList facts={finding.facts} />
        </div>
      ))}
      {check && <Meaning meaning={check.meaning} law={check.law} whatToDo={check.whatToDo} />}
      <Asked task={task} />
    </Finding>
  )
}

/** What was asked, so that the reader can repeat it. */
export function Asked({ task }: { task: ReportTask }) {
  if (task.asked.length === 0) return null
  return (
    <p className={css.small}>
      Что спросили: {task.asked.map(({ label, value }) => `${inSentence(label)} — ${value}`).join(', ')}.
    </p>
  )
}

/** A label inside a sentence: «дата рождения», but «ФИО» and «ИНН» stay as they are. */
function inSentence(label: string): string {
  return label === label.toUpperCase() ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
