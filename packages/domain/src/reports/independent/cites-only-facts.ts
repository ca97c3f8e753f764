import { formatDate } from '../../format/format-date.ts'
import { toRoubles } from '../../money/kopecks.ts'
import type { Report, ReportTask } from '../report/report.ts'
import type { IndependentStatement } from './independent-conclusion.ts'

/** Words that say that something is absent or in order: only an answer that says so may stand behind them. */
const REASSURING =
  /не\s(?:найден|значит|числит|выявлен|обнаружен)|отсутству|\bнет\b|чист|безопасн|надежн|без\sрисков/iu

/** Numbers of a text: dates, sums, cases. A single digit counts things and is let pass. */
const NUMBERS = /\d[\d\s\u00a0.,/:-]*\d/gu

/**
 * Whether a text of a model is based only on the report: it cites tasks of the report, each of its numbers is in a
 * cited answer, and it calls nothing absent unless a source has said so (TRUE-01).
 */
export function citesOnlyFacts(
  report: Pick<Report, 'tasks'>,
  statements: readonly IndependentStatement[],
): boolean {
  return statements.every(({ text, tasks: ids }) => {
    const cited = ids.map((id) => report.tasks.find(({ task_id }) => task_id === id))
    if (cited.some((task) => task === undefined)) return false
    const tasks = cited.filter((task) => task !== undefined)
    if (isReassuring(text) && !tasks.every(({ answer }) => answer.kind === 'not-found')) return false
    const known = new Set(tasks.flatMap(numbersOfTask))
    return numbersOf(text).every((number) => known.has(number))
  })
}

/** JavaScript's `\b` knows no Cyrillic letters: the word is looked for between spaces and marks. */
function isReassuring(text: string): boolean {
  return (
    REASSURING.test(text) ||
    text
      .toLowerCase()
      .split(/[^а-яё]+/u)
      .includes('нет')
  )
}

function numbersOf(text: string): readonly string[] {
  return [...text.matchAll(NUMBERS)].map(([number]) => number.replaceAll(/\D/gu, ''))
}

function numbersOfTask({ answer, asked, answered_at }: ReportTask): readonly string[] {
  const findings = answer.kind === 'found' || answer.kind === 'stated' ? answer.findings : []
  const texts = [
    ...asked.map(({ value }) => value),
    ...findings.flatMap(({ title, facts, amount }) => [
      title,
      ...facts.map(({ value }) => value),
      ...(amount === undefined ? [] : [String(toRoubles(amount))]),
    ]),
    ...(answered_at ? [formatDate(answered_at.slice(0, 10))] : []),
    String(findings.length),
  ]
  return texts.flatMap(numbersOf)
}
