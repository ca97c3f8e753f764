import { TONE_WORDS } from '../../reports/report/tone-words.ts'
import { answerState, isReadWhole } from '../../reports/extract/part-state.ts'
import { inOneLine } from '../../reports/report/in-one-line.ts'
import type { Occasion } from '../../checks/occasion.ts'
import { sharedOccasion } from '../../reports/report/occasion-of.ts'
import type { Report } from '../../reports/report/report.ts'
import { COLOUR_LABELS } from '../../reports/report/result-colour.ts'
import { summariseReport, type SummaryCounts } from '../../reports/report/summary.ts'
import {
  KIND_TONES,
  strongestTone,
  weightOfTone,
  type ResultColour,
  type Tone,
} from '../../reports/report/tone.ts'
import { SEVERITY_TONES } from '../report/severity-marks.ts'
import { extractSummary, PROPERTY_WORDS, reportVerdict } from '../report/verdict.ts'
import { extractsOf, isReturned, type OrderPart } from './order-part.ts'

/** One verdict over all parts of an order; computed, never stored. */
export interface OrderSummary {
  readonly colour: ResultColour
  /** Answers are pending and nothing serious is known yet: marked as waiting. */
  readonly isWaiting: boolean
  readonly word: string
  readonly headline: string
  readonly counts: SummaryCounts
  /** Title of the advice: «До сделки». */
  readonly adviceTitle: string
  /** What to do, the most serious first. */
  readonly advice: readonly string[]
  readonly conditions: readonly string[]
}

/** Sums an order up. Green only when every part is clean and the decisive questions have an answer in one of them. */
export function summariseOrder(order: readonly OrderPart[]): OrderSummary {
  const parts = order.filter((part) => !isReturned(part))
  const colours = parts.map((part) => colourOfPart(part, parts))
  const colour = strongestTone(colours) ?? 'grey'
  const statements = parts
    .flatMap(statementsOf)
    .toSorted((a, b) => weightOfTone(a.tone) - weightOfTone(b.tone))
  const isRunning = parts.some(isOpen)
  const isWaiting = colour === 'grey' && isRunning
  const isOfProperty = parts.some(({ report }) => report?.subject.kind === 'property')
  const occasion = sharedOccasion(parts.flatMap(({ report }) => report ?? []))
  return {
    colour,
    isWaiting,
    word: isWaiting ? TONE_WORDS.wait : wordOf(colour, isOfProperty),
    headline: headlineOf(colour, statements, { isRunning, isOfProperty, occasion }),
    counts: countsOf(parts),
    adviceTitle: occasion.title,
    advice: [...new Set(statements.flatMap(({ advice }) => advice))],
    conditions: [...new Set(statements.flatMap(({ condition }) => condition))],
  }
}

/** «No obstacles» is what the verdict of a register of property says, and nothing else. */
const wordOf = (colour: ResultColour, isOfProperty: boolean): string =>
  (colour !== 'green' || isOfProperty ? PROPERTY_WORDS : COLOUR_LABELS)[colour]

/** True while an answer of the part is pending. */
function isOpen({ report }: OrderPart): boolean {
  return report === null || report.tasks.some(({ answer }) => answer.kind === 'in-progress')
}

function colourOfPart({ report }: OrderPart, parts: readonly OrderPart[]): ResultColour {
  if (report === null) return 'grey'
  const { colour } = reportVerdict(report)
  return colour === 'grey' && isCleanBeside(report, parts) ? 'green' : colour
}

/** A document that was read whole and is silent only where another one of the order answers hinders nothing. */
function isCleanBeside(report: Report, parts: readonly OrderPart[]): boolean {
  const content = report.extract?.content
  const summary = extractSummary(report)
  if (content === undefined || summary === undefined || !isReadWhole(content)) return false
  const isUrgent = summary.conclusions.some(({ severity }) => severity !== 'notice')
  const isAnswered = report.tasks.every(
    ({ answer }) => answer.kind === 'found' || answer.kind === 'not-found',
  )
  return (
    !isUrgent &&
    isAnswered &&
    extractsOf(parts).some(
      (other) =>
        isReadWhole(other) &&
        (['rights', 'encumbrances'] as const).every(
          (question) => answerState(other, question) !== 'not-contained',
        ),
    )
  )
}

interface Statement {
  readonly tone: Tone
  readonly short: string
  readonly advice: readonly string[]
  readonly condition: readonly string[]
}

function statementsOf(part: OrderPart): readonly Statement[] {
  const { report } = part
  if (report === null) return []
  const summary = extractSummary(report)
  if (report.subject.kind === 'property' && summary === undefined) return [withoutDocument(report)]
  if (summary !== undefined) {
    return summary.conclusions.map(({ severity, short, whatToDo }) => ({
      tone: SEVERITY_TONES[severity],
      short: severity === 'notice' ? '' : short,
      advice: severity === 'notice' ? [] : [whatToDo],
      condition: [],
    }))
  }
  return personStatements(report)
}

function personStatements(report: Report): readonly Statement[] {
  return summariseReport(report).conclusions.flatMap(
    ({ phrases, facts, advice, conditions }): Statement[] => {
      const kind = facts[0]?.kind ?? 'not-found'
      const tone = kind === 'stated' ? KIND_TONES['not-found'] : KIND_TONES[kind]
      const [first = '', ...others] = tone === 'green' ? [] : phrases
      return [
        { tone, short: first, advice, condition: conditions },
        ...others.map((short) => ({ tone, short, advice: [], condition: [] })),
      ]
    },
  )
}

function withoutDocument(report: Report): Statement {
  const { headline } = reportVerdict(report)
  return {
    tone: 'grey',
    short: headline.charAt(0).toLowerCase() + headline.slice(1),
    advice: [],
    condition: [],
  }
}

function headlineOf(
  colour: ResultColour,
  statements: readonly Statement[],
  {
    isRunning,
    isOfProperty,
    occasion,
  }: { readonly isRunning: boolean; readonly isOfProperty: boolean; readonly occasion: Occasion },
): string {
  const said = statements.filter(({ short }) => short !== '')
  const grave = said.filter(({ tone }) => tone === 'red' || tone === 'orange')
  // What was found comes first; what is open has its own lines below.
  const list = inOneLine((grave.length > 0 ? grave : said).map(({ short }) => short))
  switch (colour) {
    case 'red':
      return `${occasion.stop}: ${list}`
    case 'orange':
    case 'yellow':
      return `${occasion.look}: ${list}`
    case 'grey':
      if (isRunning) return 'Проверка идет'
      return list === '' ? 'Вывод неполный: есть ответы не на все вопросы' : `Вывод неполный: ${list}`
    case 'green':
      return isOfProperty ? 'Препятствий не нашли' : 'Записей не найдено'
  }
}

function countsOf(parts: readonly OrderPart[]): SummaryCounts {
  const all = parts.flatMap(({ report }) => (report === null ? [] : [countsOfReport(report)]))
  const sum = (key: keyof SummaryCounts): number => all.reduce((total, counts) => total + counts[key], 0)
  // Two documents may tell of the same mortgage.
  const conclusions = new Map(
    parts.flatMap(({ report }) =>
      (report === null ? [] : (extractSummary(report)?.conclusions ?? [])).map((one) => [one.key, one]),
    ),
  )
  const conclude = (severity: string): number =>
    [...conclusions.values()].filter((one) => one.severity === severity).length
  return {
    found: sum('found') + conclude('critical'),
    attention: sum('attention') + conclude('warning'),
    namesake: sum('namesake'),
    notFound: sum('notFound'),
    notChecked: sum('notChecked'),
    inProgress: sum('inProgress'),
  }
}

/** That a register's document has come is no record: its conclusions are counted over the whole order. */
function countsOfReport(report: Report): SummaryCounts {
  const counts = summariseReport(report).counts
  if (report.subject.kind !== 'property') return counts
  return {
    found: 0,
    attention: 0,
    namesake: 0,
    // «Объект не найден» is no good news (TRUE-01).
    notFound: 0,
    notChecked: counts.notChecked + counts.notFound,
    inProgress: counts.inProgress,
  }
}
