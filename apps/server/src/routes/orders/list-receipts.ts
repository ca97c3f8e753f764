import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireReadableOrder } from '../../policies/readable-order.ts'

/** The receipts of an order; each file is `GET /receipt/{id}`, as in the emails. */
export const listReceipts =
  (context: AppContext): Handlers['orders']['listReceipts'] =>
  async ({ params }, call) => {
    const order = await requireReadableOrder(context, call, await context.queries.orders.findOrder(params.id))
    const rows = await context.queries.receipts.listReceiptsOfOrder(order.id)
    return rows.map(({ id, kind, lines, created_at }) => ({
      id,
      kind,
      amount: toRoubles(lines.reduce((sum, { kopecks }) => sum + kopecks, 0)),
      created_at: created_at.toISOString(),
    }))
  }
