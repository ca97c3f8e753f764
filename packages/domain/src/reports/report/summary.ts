import { pluralWord } from '../../format/plural.ts'
import { adviceOn } from './advice.ts'
import { EXIT_BAN_TEXT, exitBanHeadline } from './exit-ban.ts'
import { factOf } from './fact-labels.ts'
import { inOneLine } from './in-one-line.ts'
import { matchStrength } from './match-strength.ts'
import { OCCASIONS, type Occasion } from '../../checks/occasion.ts'
import { occasionKeyOf } from './occasion-of.ts'
import type { Answer, Finding, Report, ReportTask } from './report.ts'
import { colourOfAnswers, colourOfFinding } from './result-colour.ts'
import { SUMMARY_RULES } from './summary-rules.ts'
import type { SummaryRule } from './summary-rules.ts'
import type { SummaryFact } from './summary-fact.ts'
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
  /** In a word or two, for a headline over several. */
  readonly short: string
  /** The same, phrase by phrase. */
  readonly phrases: readonly string[]
  readonly facts: readonly SummaryFact[]
  /** What to do about it before a deal. */
  readonly advice: readonly string[]
  /** What would change it. */
  readonly conditions: readonly string[]
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
export function summariseReport(
  report: Pick<Report, 'tasks'> & Partial<Pick<Report, 'product_name' | 'subject' | 'purpose'>>,
): ReportSummary {
  const facts = factsOf(report.tasks)
  const key = occasionKeyOf(report)
  const occasion = OCCASIONS[key]
  const isTrip = key === 'trip'
  const matching = SUMMARY_RULES.map((rule) => ({ rule, facts: facts.filter(rule.holds) })).filter(
    (match) => match.facts.length > 0,
  )
  const counts = countsOf(facts)
  const conclusions = matching.map(({ rule, facts: found }): Conclusion => {
    const phrases = rule.short(found)
    return {
      text: isTrip && isAboutDebts(found) ? EXIT_BAN_TEXT : rule.text(found),
      short: inOneLine(phrases),
      phrases,
      facts: found,
      advice: [
        ...new Set(
          rule.advice?.(occasion) ?? found.map(({ taskType }) => adviceOn(taskType, key)).filter(Boolean),
        ),
      ],
      conditions: rule.conditions?.(found) ?? [],
    }
  })
  return {
    counts,
    colour: colourOfAnswers(report.tasks.map((task) => task.answer)),
    headline: statusOf(report.subject, matching) ?? headlineOf(matching, occasion, isTrip),
    text: textOf(counts),
    conclusions,
    advice: [...new Set(conclusions.flatMap(({ advice }) => advice))],
    conditions: [...new Set(conclusions.flatMap((one) => one.conditions))],
  }
}

interface Match {
  readonly rule: SummaryRule
  readonly facts: readonly SummaryFact[]
}

/** Of a taxpayer the status itself was asked for: where nothing else was found it is the headline. */
function statusOf(subject: Report['subject'] | undefined, matching: readonly Match[]): string | undefined {
  const facts = matching.flatMap((match) => match.facts)
  if (subject?.kind !== 'taxpayer' || facts.length < 2) return undefined
  if (!facts.every(({ kind }) => kind === 'not-found' || kind === 'stated')) return undefined
  const status = facts.find(({ kind, taskType }) => kind === 'stated' && taskType === 'selfEmployed')
  return status?.title && `${status.title}, других записей нет`
}

/** Several serious records make one headline; a single one speaks for itself where the words of its check fit. */
function headlineOf(matching: readonly Match[], occasion: Occasion, isTrip: boolean): string {
  const [first] = matching
  if (first === undefined) return 'Проверок пока нет'
  const { level, headline } = first.rule
  const same = matching.filter(({ rule }) => rule.level === level)
  const debts = same.find(({ facts }) => isAboutDebts(facts))
  if (level === 'serious' && isTrip && debts) {
    const others = matching.filter((match) => match !== debts)
    const isWhole = others.every(({ facts }) => facts.every(({ taskType }) => taskType !== 'bailiffs'))
    const besides = inOneLine(
      same.filter((match) => match !== debts).flatMap(({ rule, facts }) => rule.short(facts)),
    )
    return `${exitBanHeadline(debts.facts, isWhole)}${besides && `. Еще найдено: ${besides}`}`
  }
  const list = inOneLine(same.flatMap(({ rule, facts }) => rule.short(facts)))
  if (level === 'lesser') return `${occasion.look}: ${list}`
  // The words of a rule without a check of its own know no sum.
  const isGeneral = same.length > 1 || occasion.isNoDeal || typeof headline === 'string'
  if (level === 'serious' && isGeneral) return `${occasion.stop}: ${list}`
  return typeof headline === 'string' ? headline : headline(first.facts)
}

const isAboutDebts = (facts: readonly SummaryFact[]): boolean =>
  facts.every(({ kind, taskType }) => kind === 'found' && taskType === 'bailiffs')

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
      title: finding.title,
      ...(finding.amount !== undefined && { amount: finding.amount }),
      ...purposeOf(finding),
      ...(finding.match && matchStrength(finding.match).kind === 'weak' && { isWeak: true }),
    }))
  })
}

function purposeOf(finding: Finding): Pick<SummaryFact, 'purpose'> {
  const purpose = factOf(finding, 'matter')
  return purpose === undefined ? {} : { purpose }
}

/** The weight of one record: sure and serious, a namesake's, or something in between. */
export function weightOf(finding: Finding): 'found' | 'attention' | 'namesake' {
  if (finding.match !== undefined && matchStrength(finding.match).kind === 'namesake') return 'namesake'
  return colourOfFinding(finding) === 'red' ? 'found' : 'attention'
}

/** The records of an answer that are not a likely namesake's; none where nothing was found (TRUE-02). */
export function ownFindings(answer: Answer): readonly Finding[] {
  return answer.kind === 'found' ? answer.findings.filter((one) => weightOf(one) !== 'namesake') : []
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
  const checks = (count: number): string =>
    `${count} ${pluralWord(count, 'проверка', 'проверки', 'проверок')}`
  const parts = [
    records > 0 && `Записей: ${records}.`,
    notFound > 0 && `Сведений нет: ${checks(notFound)}.`,
    notChecked > 0 && `Не проверено: ${checks(notChecked)}.`,
    inProgress > 0 && `Ждем ответа: ${checks(inProgress)}.`,
  ]
  return parts.filter((part) => part !== false).join(' ')
}
