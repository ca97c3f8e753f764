import type { Answer, Extract } from '@proverka/domain/reports'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { AppContext } from '../context.ts'
import { settleTask } from '../reports/reports.ts'
import { moveFulfilment } from './move-fulfilment.ts'

/** What was obtained for a question. */
export interface ObtainedAnswer {
  readonly answer: Answer
  /** SHA-256 of what the answer was read from, hex. */
  readonly hash: string
  /** With an extract: what it says, and who issued it. */
  readonly extract?: { readonly content: Extract; readonly source: string }
  readonly personId?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Answers the question of a fulfilment that is held; the last answer finishes the report. In a transaction. */
export async function answerFulfilment(
  context: AppContext,
  fulfilment: FulfilmentRow,
  { answer, hash, extract, personId, details }: ObtainedAnswer,
): Promise<FulfilmentRow> {
  const { reports } = context.queries
  const now = context.clock.now()
  const moved = await moveFulfilment(context, fulfilment, {
    event: 'answered',
    ...(personId && { personId }),
    ...(details && { details }),
    change: { ended_at: now, next_look_at: null },
  })
  if (extract) await reports.setExtract(fulfilment.order_item_id, extract.content, extract.source, now)
  const task = await reports.findTask(fulfilment.report_task_id)
  if (task) await settleTask(context, task, { event: 'answered', answer, hash })
  return moved
}
