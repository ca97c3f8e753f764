import { catalogueProduct } from '@proverka/domain/orders'
import {
  reportVerdict,
  summariseOrder,
  verdictMark,
  type OrderPart,
  type SummaryCounts,
} from '@proverka/domain/reports'
import type { AppContext } from '../../context.ts'
import type { OrderItemRow } from '../../db/queries/order-items.ts'
import type { PartRow } from '../../mail/blocks.ts'
import { loadReport } from '../reports/load-report.ts'

/** What an order came to, as its email tells it. */
export interface Outcome {
  readonly counts: SummaryCounts
  readonly headline: string
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
  const { counts, headline } = summariseOrder(parts)
  const only = parts.length === 1 ? parts[0]?.report : undefined
  return {
    counts,
    headline: only ? reportVerdict(only).headline : headline,
    parts: parts.map((part) => partRow(part, only === undefined)),
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
  return { counts, headline, parts: [] }
}

function partRow({ title, report }: OrderPart, isOneOfMany: boolean): PartRow {
  if (report === null) return { title, note: '', tone: 'grey', mark: 'деньги возвращены' }
  const verdict = reportVerdict(report)
  const { tone, words } = verdictMark(verdict)
  const sources = [...new Set(report.tasks.map(({ source }) => source))].join(', ')
  return {
    title,
    note: isOneOfMany ? [verdict.headline, sources].filter(Boolean).join('. ') : sources,
    tone: tone === 'wait' ? 'grey' : tone,
    mark: words,
  }
}
