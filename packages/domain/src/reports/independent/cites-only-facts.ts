import { formatDay } from '../../format/format-date.ts'
import { toRoubles } from '../../money/kopecks.ts'
import type { Report, ReportTask } from '../report/report.ts'
import type { IndependentStatement } from './independent-conclusion.ts'

/**
 * Words that say that something is absent or in order: they must cite an answer that says so. JavaScript's `\b` knows
 * no Cyrillic letters.
 */
const REASSURING = new RegExp(
  [
    'не\\s(?:был[аио]?\\s)?(?:найден|выявлен|обнаружен|зарегистрирован|установлен|подтвержд)',
    'не\\s(?:знач[иа]т|числ[ия]т|состоит|имеет|находит|фигурир|привлека)',
    'отсутству|(?<![а-яё])нет(?![а-яё])|ничего\\sне',
    'чист|безопасн|над[её]жн|в\\sпорядке|свобод[ен]',
    'без\\s(?:рисков|долгов|нарушений|ограничений|обременений|судимост)',
  ].join('|'),
  'iu',
)

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
    const tasks = ids.map((id) => report.tasks.find(({ task_id }) => task_id === id))
    if (!tasks.every((task) => task !== undefined)) return false
    if (REASSURING.test(text) && !tasks.every(({ answer }) => answer.kind === 'not-found')) return false
    const known = new Set(tasks.flatMap(numbersOfTask))
    return numbersOf(text).every((number) => known.has(number))
  })
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
    ...(answered_at ? [formatDay(answered_at)] : []),
    String(findings.length),
  ]
  return texts.flatMap(numbersOf)
}
