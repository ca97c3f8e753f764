import { WHOLESALE_NAMED, type wholesaleProgressSchema } from '@proverka/api/contract'
import { toRoubles } from '@proverka/domain'
import { isFinalReason } from '@proverka/domain/reports'
import type { InferInput } from 'valibot'
import type { AppContext } from '../context.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import type { PartState } from '../../platform/db/queries/orders/wholesale.ts'

type Progress = InferInput<typeof wholesaleProgressSchema>
type StateLetter = 'q' | 'r' | 'd' | 'f' | 'b'

/** How far an order of many parts is. */
export async function loadProgress(context: AppContext, order: OrderRow): Promise<Progress> {
  const parts = await context.queries.wholesale.listPartStates(order.id)
  const letters = parts.map(letterOf)
  const failed = parts.flatMap((part, index): Progress['failed'] => {
    const state = letters[index]
    if (state !== 'f' && state !== 'b') return []
    const { id, object_key, product_name_ru } = part
    return [{ order_item_id: id, object_key, product_name_ru, state }]
  })
  return {
    id: order.id,
    number: order.number,
    total: toRoubles(order.total_kopecks),
    paid_at: order.paid_at?.toISOString() ?? null,
    due_at: order.promised_at?.toISOString() ?? null,
    states: letters.join(''),
    failed: failed.slice(0, WHOLESALE_NAMED),
  }
}

/** Whether a source did not answer that may do so when it is asked again. */
export const isRetryable = ({ status, is_open, reasons }: PartState): boolean =>
  status === 'done' && !is_open && reasons.some((reason) => !isFinalReason(reason))

function letterOf(part: PartState): StateLetter {
  if (part.status === 'refund') return 'b'
  if (part.status === 'done') return part.is_open ? 'r' : isRetryable(part) ? 'f' : 'd'
  return part.status === 'inprogress' ? 'r' : 'q'
}
