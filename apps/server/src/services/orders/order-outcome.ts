import { catalogueProduct } from '@proverka/domain/orders'
import { formatDateTime } from '@proverka/domain'
import { moscowDate } from '@proverka/domain/timing'
import { type OrderPart, orderView, reportVerdict, summariseOrder, verdictMark } from '@proverka/domain/views'
import { type Report, type SummaryCounts } from '@proverka/domain/reports'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { PartRow } from '../../documents/emails/blocks.ts'
import { formatTime } from './order-promise.ts'
import { loadReport } from '../reports/load-report.ts'

/** What an order came to, as its email tells it. */
export interface Outcome {
  readonly counts: SummaryCounts
  /** The verdict in a word or two: «Опасно»; empty without one over all parts. */
  readonly verdict: string
  readonly headline: string
  /** What the headline rests on, in a sentence or two; empty where it says all. */
  readonly reasons: string
  readonly parts: readonly PartRow[]
}

/** The verdict of an order that is over: the one of its page, its PDF and the list (TRUE-02). */
export async function outcomeOf(context: AppContext, items: readonly OrderItemRow[]): Promise<Outcome> {
  const parts: OrderPart[] = []
  for (const item of items) {
    const report = item.status === 'done' ? await loadReport(context, item) : undefined
    parts.push({
      id: item.id,
      title: catalogueProduct(item.product_name)?.product_name_ru ?? item.product_name_ru,
      // Whatever was not delivered was given back.
      status: report ? 'done' : 'refund',
      report: report ?? null,
    })
  }
  const { counts, headline, word } = summariseOrder(parts)
  const only = parts.length === 1 ? parts[0]?.report : undefined
  return {
    counts,
    verdict: only ? reportVerdict(only).word : word,
    headline: only ? reportVerdict(only).headline : headline,
    reasons: reasonsOf(parts),
    parts: parts.map((part) => partRow(part, { isOneOfMany: only === undefined, now: context.clock.now() })),
  }
}

/** What a long order came to: how many reports are there, without the verdict of each. */
export function outcomeInCounts(items: readonly OrderItemRow[]): Outcome {
  const done = items.filter(({ status }) => status === 'done').length
  const { counts } = summariseOrder([])
  const rest = items.length - done
  const headline =
    rest === 0
      ? `Готовы все отчеты: ${done}`
      : `Готово ${done} из ${items.length}, за остальные деньги возвращены`
  return { counts, verdict: '', headline, reasons: '', parts: [] }
}

const MOST_REASONS = 2

/** The gravest statements of the verdict as its page has them: they name no people. */
function reasonsOf(parts: readonly OrderPart[]): string {
  const { points } = orderView({ number: 0, title: '', subject: '', parts }).verdict
  return points
    .filter(({ mark }) => mark?.tone === 'red' || mark?.tone === 'orange')
    .slice(0, MOST_REASONS)
    .map(({ text }) => text)
    .join(' ')
}

/** «14:42–14:43»: when the sources of a part answered; the day, too, when it was another one. */
function answeredAt({ tasks }: Report, now: Date): string {
  const moments = tasks.flatMap(({ answered_at }) => answered_at ?? []).toSorted()
  const [first, last] = [moments[0], moments.at(-1)]
  if (first === undefined || last === undefined) return ''
  const day = (at: number): string => moscowDate(at)
  if (day(Date.parse(first)) !== day(now.getTime())) return formatDateTime(last)
  const [from, to] = [first, last].map((at) => formatTime(new Date(at)))
  return from === to ? `${to}` : `${from}–${to}`
}

function partRow(
  { title, report }: OrderPart,
  { isOneOfMany, now }: { readonly isOneOfMany: boolean; readonly now: Date },
): PartRow {
  if (report === null) return { title, note: '', tone: 'grey', mark: 'деньги возвращены' }
  const verdict = reportVerdict(report)
  const { tone, words } = verdictMark(verdict)
  const sources = [...new Set(report.tasks.map(({ source }) => source)), answeredAt(report, now)]
    .filter(Boolean)
    .join(', ')
  return {
    title,
    note: isOneOfMany ? [verdict.headline, sources].filter(Boolean).join('. ') : sources,
    tone: tone === 'wait' ? 'grey' : tone,
    mark: words,
  }
}
