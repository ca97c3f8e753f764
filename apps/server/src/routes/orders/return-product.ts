import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { returnItem } from '../../services/return-item.ts'

export const returnProduct =
  (context: AppContext): Handlers['orders']['returnProduct'] =>
  async ({ body }, call) => {
    const kopecks = await returnItem(context, callerOf(call).person, body.order_item_id)
    return { returned: true, amount: toRoubles(kopecks) }
  }
