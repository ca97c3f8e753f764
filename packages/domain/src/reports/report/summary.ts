import { plural } from '../../format/plural.ts'
import { checkOf } from '../checks/check-of.ts'
import { matchStrength } from './match-strength.ts'
import type { Finding, Report, ReportTask } from './report.ts'
import { colourOfAnswers, colourOfFinding } from './result-colour.ts'
import { SUMMARY_RULES } from './summary-rules.ts'
import type { SummaryFact, SummaryRule } from './summary-rules.ts'
import type { ResultColour } from './tone.ts'

/** Records by weight, and tasks that gave none. */
export interface SummaryCounts {
  /** Serious records that are surely or likely about the person. */
  readonly found: number
  /** All other records that are not a namesake's. */
  readonly attention: number
  readonly namesake: number
  /** Tasks: the source has nothing. */
  readonly notFound: number
  readonly notChecked: number
  readonly inProgress: number
}

/** One statement of the summary and the facts that it rests on; there is always at least one. */
export interface Conclusion {
  readonly text: string
  /** In a word or two, for the headline of an order. */
  readonly short: string
  readonly facts: readonly SummaryFact[]
  /** What to do about it before a deal. */
  readonly advice: readonly string[]
  /** What would change it. */
  readonly condition?: string
}

/** The summary of a report: computed from its facts, never stored. */
export interface ReportSummary {
  readonly counts: SummaryCounts
  readonly colour: ResultColour
  readonly headline: string
  readonly text: string
  readonly conclusions: readonly Conclusion[]
  /** What to do before a deal. */
  readonly advice: readonly string[]
  /** What would change the conclusion. */
  readonly conditions: readonly string[]
}

/** Sums a report up by the rules of `SUMMARY_RULES`; anything unchecked or unfinished keeps it from being green. */
export function summariseReport(report: Pick<Report, 'tasks'>): ReportSummary {
  const facts = factsOf(report.tasks)
  const matching = SUMMARY_RULES.map((rule) => ({ rule, facts: facts.filter(rule.holds) })).filter(
    (match) => match.facts.length > 0,
  )
  const counts = countsOf(facts)
  const conclusions = matching.map(({ rule, facts: found }): Conclusion => ({
    text: rule.text(found),
    short: rule.short(found),
    facts: found,
    advice: [...new Set(rule.advice ?? found.flatMap(ownAdvice))],
    ...(rule.condition !== undefined && { condition: rule.condition }),
  }))
  const first = matching[0]
  return {
    counts,
    colour: colourOfAnswers(report.tasks.map((task) => task.answer)),
    headline: first === undefined ? 'Проверок пока нет' : headlineOf(first.rule, first.facts),
    text: textOf(counts),
    conclusions,
    advice: [...new Set(conclusions.flatMap(({ advice }) => advice))],
    conditions: [...new Set(conclusions.flatMap(({ condition }) => condition ?? []))],
  }
}

function headlineOf({ headline }: SummaryRule, facts: readonly SummaryFact[]): string {
  return typeof headline === 'string' ? headline : headline(facts)
}

function factsOf(tasks: readonly ReportTask[]): readonly SummaryFact[] {
  return tasks.flatMap((task): SummaryFact[] => {
    const about = { taskId: task.task_id, taskType: task.task_type, source: task.source }
    if (task.answer.kind === 'not-checked') {
      return [{ ...about, kind: task.answer.kind, reason: task.answer.reason }]
    }
    if (task.answer.kind === 'stated') {
      return task.answer.findings.map(({ title }, index) => ({ ...about, kind: 'stated', index, title }))
    }
    if (task.answer.kind !== 'found') return [{ ...about, kind: task.answer.kind }]
    return task.answer.findings.map((finding, index) => ({
      ...about,
      kind: weightOf(finding),
      index,
      ...(finding.amount !== undefined && { amount: finding.amount }),
    }))
  })
}

/** The weight of one record: sure and serious, a namesake's, or something in between. */
export function weightOf(finding: Finding): 'found' | 'attention' | 'namesake' {
  if (finding.match !== undefined && matchStrength(finding.match).kind === 'namesake') return 'namesake'
  return colourOfFinding(finding) === 'red' ? 'found' : 'attention'
}

function countsOf(facts: readonly SummaryFact[]): SummaryCounts {
  const count = (kind: SummaryFact['kind']): number => facts.filter((fact) => fact.kind === kind).length
  return {
    found: count('found'),
    attention: count('attention'),
    namesake: count('namesake'),
    notFound: count('not-found'),
    notChecked: count('not-checked'),
    inProgress: count('in-progress'),
  }
}

function textOf({ found, attention, namesake, notFound, notChecked, inProgress }: SummaryCounts): string {
  const records = found + attention + namesake
  const checks = (count: number): string => `${count} ${plural(count, 'проверка', 'проверки', 'проверок')}`
  const parts = [
    records > 0 && `Записей: ${records}.`,
    notFound > 0 && `Сведений нет: ${checks(notFound)}.`,
    notChecked > 0 && `Не проверено: ${checks(notChecked)}.`,
    inProgress > 0 && `Ждем ответа: ${checks(inProgress)}.`,
  ]
  return parts.filter((part) => part !== false).join(' ')
}

function ownAdvice(fact: SummaryFact): readonly string[] {
  const check = checkOf(fact.taskType)
  return check === undefined ? [] : [check.whatToDo]
}
