import { toRoubles } from '@proverka/domain'
import { listTermDays } from '@proverka/domain/orders'
import { moscowDate } from '@proverka/domain/timing'
import { leadingQuestion, type FulfilmentState, type ObtainedQuestion } from '@proverka/domain/views'
import { WORK_CALENDAR } from '../../platform/config/work-calendar.ts'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { OrderedItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { AppContext } from '../context.ts'

/** What people obtain for an item, as its buyer may know it; undefined where sources answer all of its questions. */
export async function loadFulfilment(
  context: AppContext,
  item: OrderedItemRow,
): Promise<FulfilmentState | undefined> {
  const { fulfilments, itemReturns } = context.queries
  // A question that was put again has a later fulfilment, which is the one that counts.
  const latest = new Map((await fulfilments.listOfItem(item.id)).map((row) => [row.report_task_id, row]))
  const rows = [...latest.values()]
  const questions = rows.map(presentQuestion)
  const leading = leadingQuestion({ questions })
  const row = rows.find(({ report_task_id }) => report_task_id === leading?.task_id) ?? rows[0]
  if (!row) return undefined
  const acceptedAt = beginningOf(item, row)
  const lastDay = moscowDate(row.latest_at.getTime())
  const today = moscowDate(context.clock.now().getTime())
  const until = row.status === 'overdue' && today > lastDay ? today : lastDay
  return {
    questions,
    accepted_at: acceptedAt.toISOString(),
    days: listTermDays(moscowDate(acceptedAt.getTime()), until, WORK_CALENDAR),
    usual: leading ? await context.usualDays.get(row.channel, row.kind) : null,
    returned: await returnOf(itemReturns, item),
  }
}

const presentQuestion = (row: FulfilmentRow): ObtainedQuestion => ({
  task_id: row.report_task_id,
  kind: row.kind,
  status: row.status,
  ordered_at: row.ordered_at?.toISOString() ?? null,
  request_number: row.request_number,
  latest_at: row.latest_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  // Why something was handed over or given up is no word of its source.
  refusal: row.status === 'refused' ? row.reason : null,
})

/** The term of an order begins with its payment; what was put again after that has a term of its own. */
const beginningOf = ({ due_at, paid_at }: OrderedItemRow, { latest_at, created_at }: FulfilmentRow): Date =>
  paid_at && due_at?.getTime() === latest_at.getTime() ? paid_at : created_at

async function returnOf(
  itemReturns: AppContext['queries']['itemReturns'],
  { id, returned_kopecks }: OrderedItemRow,
): Promise<FulfilmentState['returned']> {
  if (returned_kopecks === 0) return null
  const at = await itemReturns.findLastReturn(id)
  return at ? { amount: toRoubles(returned_kopecks), at: at.toISOString() } : null
}
