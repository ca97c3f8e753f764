import { catalogueProduct, moscowDate } from '@proverka/domain/orders'
import { summariseExtract, summariseReport, type Report, type ResultColour } from '@proverka/domain/reports'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../db/queries/orders.ts'
import type { LetterTone, PartRow } from '../mail/blocks.ts'
import { loadReport } from './load-report.ts'

/** Numbers of an order's results, as its letter tells them. */
export interface Outcome {
  readonly found: number
  readonly attention: number
  readonly notFound: number
  readonly notChecked: number
  /** The most serious part speaks for the order; absent when no part has a report. */
  readonly headline?: string
  readonly parts: readonly PartRow[]
}

interface PartOutcome extends Omit<Outcome, 'parts'> {
  readonly colour: ResultColour
  readonly row: PartRow
}

/** From the most serious to the least. */
const WEIGHTS: readonly ResultColour[] = ['red', 'orange', 'yellow', 'grey', 'green']

const NOTHING = { found: 0, attention: 0, notFound: 0, notChecked: 0 }

/** What came of the parts of an order that is over: delivered ones by their reports, the others as given back. */
export async function summariseOrder(context: AppContext, items: readonly OrderItemRow[]): Promise<Outcome> {
  const parts: PartOutcome[] = []
  for (const item of items) {
    const report = item.status === 'done' ? await loadReport(context, item) : undefined
    parts.push(report ? partOutcome(item, report, context.clock.now()) : givenBack(item))
  }
  const [first] = parts
    .filter(({ headline }) => headline !== undefined)
    .toSorted((a, b) => WEIGHTS.indexOf(a.colour) - WEIGHTS.indexOf(b.colour))
  const sum = (key: keyof typeof NOTHING) => parts.reduce((total, part) => total + part[key], 0)
  return {
    found: sum('found'),
    attention: sum('attention'),
    notFound: sum('notFound'),
    notChecked: sum('notChecked'),
    ...(first?.headline && { headline: first.headline }),
    parts: parts.map((part) => (part === first ? part.row : withHeadline(part))),
  }
}

/** What a part that does not speak for the order has to say stands beside its sources. */
function withHeadline({ row, headline }: PartOutcome): PartRow {
  return headline ? { ...row, note: [headline, row.note].filter(Boolean).join('. ') } : row
}

function givenBack({ product_name_ru }: OrderItemRow): PartOutcome {
  const row: PartRow = { title: product_name_ru, note: '', tone: 'grey', mark: 'деньги возвращены' }
  return { ...NOTHING, colour: 'green', row }
}

function partOutcome(item: OrderItemRow, report: Report, now: Date): PartOutcome {
  return report.subject.kind === 'person' ? personOutcome(item, report) : propertyOutcome(item, report, now)
}

function personOutcome(item: OrderItemRow, report: Report): PartOutcome {
  const { counts, colour, headline } = summariseReport(report)
  const numbers = {
    found: counts.found,
    attention: counts.attention + counts.namesake,
    notFound: counts.notFound,
    notChecked: counts.notChecked + counts.inProgress,
  }
  return { ...numbers, colour, headline, row: rowOf(item, report, numbers) }
}

/**
 * Of an extract only what it states counts. That the rights were never moved or burdened is a statement of a document
 * that answers the question; others are read, and nothing is green about them (TRUE-01).
 */
function propertyOutcome(item: OrderItemRow, report: Report, now: Date): PartOutcome {
  const content = report.extract?.content
  if (!content) {
    const isAnswered = report.tasks.some(({ answer }) => answer.kind === 'not-found')
    const numbers = { ...NOTHING, notChecked: 1 }
    const row = rowOf(item, report, numbers)
    const mark = isAnswered ? 'сведений нет' : 'не проверено'
    const headline = isAnswered ? 'Росреестр не нашел объект' : 'Росреестр не ответил'
    return { ...numbers, colour: 'grey', headline, row: { ...row, tone: 'grey', mark } }
  }
  const { colour, headline, conclusions } = summariseExtract(content, moscowDate(now.getTime()))
  const count = (severity: 'critical' | 'warning') =>
    conclusions.filter((conclusion) => conclusion.severity === severity).length
  const numbers = { ...NOTHING, found: count('critical'), attention: count('warning') }
  const isSilent = colour === 'green' || colour === 'grey'
  return {
    ...numbers,
    colour: isSilent ? 'grey' : colour,
    ...(!isSilent && { headline }),
    row: rowOf(item, report, numbers),
  }
}

function rowOf(
  item: OrderItemRow,
  report: Report,
  { found, attention, notFound, notChecked }: typeof NOTHING,
): PartRow {
  const sources = [...new Set(report.tasks.map(({ source }) => source))].join(', ')
  const [tone, mark]: readonly [LetterTone, string] =
    found > 0
      ? ['red', `найдено ${found}`]
      : attention > 0
        ? ['orange', `внимание ${attention}`]
        : notChecked > 0
          ? ['grey', `не проверено ${notChecked}`]
          : notFound > 0
            ? ['green', `не найдено ${notFound}`]
            : ['plain', 'готово']
  return {
    title: catalogueProduct(item.product_name)?.product_name_ru ?? item.product_name_ru,
    note: sources,
    tone,
    mark,
  }
}
