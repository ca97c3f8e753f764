import { checkOf } from '../../checks/check-of.ts'
import { taskTitle } from '../../checks/task-title.ts'
import { formatDate } from '../../format/format-date.ts'
import { formatMoney } from '../../money/format-money.ts'
import { isUnasked } from '../../reports/report/not-checked-reasons.ts'
import type { Report, ReportTask } from '../../reports/report/report.ts'
import { sayFindings, sideOfTask } from '../changes/compare-answers.ts'
import { answerMark } from '../report/answer-mark.ts'
import { verdictView } from '../report/verdict-view.ts'
import { extractQuestions } from './extract-questions.ts'
import { unknownCell, type SideCell, type SideQuestion } from './side.ts'

/** Facts of a stated record that a cell has room for. */
const MOST_FACTS = 4

/** What a report says, question by question, its conclusion first. */
export function reportQuestions(report: Report): readonly SideQuestion[] {
  const { mark, headline } = verdictView(report)
  return [
    { part: 'risks', what: 'Вывод', cell: { words: headline, note: mark.words, tone: mark.tone } },
    ...(report.subject.kind === 'property' ? extractQuestions(report.extract?.content) : []),
    ...valuationQuestions(report),
    ...report.tasks
      .filter(
        ({ task_type }) =>
          checkOf(task_type) !== undefined && !(report.valuation && task_type === 'flat-value'),
      )
      .map((task): SideQuestion => ({
        part: checkOf(task.task_type)?.states ? 'subject' : 'risks',
        what: taskTitle(task),
        cell: cellOf(task, report.id),
      })),
  ]
}

/** A namesake's record is no finding: its tone and words are those of the report. */
function cellOf(task: ReportTask, reportId: string): SideCell {
  const { answer, source, answered_at } = task
  const note = [source, answered_at && formatDate(answered_at)].filter(Boolean).join(', ')
  switch (answer.kind) {
    case 'found': {
      const { tone, words } = answerMark(answer)
      return { words: sayFindings(answer.findings), note: `${words}; ${note}`, tone }
    }
    case 'stated': {
      const [first] = answer.findings
      const facts = first?.facts.slice(0, MOST_FACTS).map(({ label, value }) => `${label}: ${value}`) ?? []
      return { words: sayFindings(answer.findings), note: [...facts, note].join('; ') }
    }
    case 'not-found':
      return { words: 'не найдено', note, tone: 'green' }
    case 'in-progress':
    case 'not-checked': {
      const { words } = sideOfTask(task)
      const isFixable =
        answer.kind === 'not-checked' && (answer.reason === 'missing-data' || !isUnasked(answer.reason))
      return unknownCell(
        words,
        isFixable ? { kind: 'report', reportId, isMissingData: answer.reason === 'missing-data' } : undefined,
      )
    }
  }
}

function valuationQuestions({ valuation }: Report): readonly SideQuestion[] {
  if (!valuation) return []
  const { low, middle, high, metre, comparables, day } = valuation
  const range = `от ${formatMoney(low)} до ${formatMoney(high)}`
  return [
    {
      part: 'risks',
      what: 'Рыночная цена',
      cell: {
        words: formatMoney(middle),
        note: `${range}, аналогов: ${comparables.length}, ${formatDate(day)}`,
      },
    },
    { part: 'risks', what: 'Цена за метр', cell: { words: formatMoney(metre), note: 'середина диапазона' } },
  ]
}
