import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { checkList } from '../../services/wholesale/check-list.ts'

export const checkListRoute =
  (context: AppContext): Handlers['wholesale']['checkList'] =>
  async ({ body: { rows } }, { caller, ip }) => {
    const { rateLimits } = context
    // Each row is a search: a list must be no way around what a day of them is worth.
    if (caller) await rateLimits.consume('wholesale-user', caller.user.id, rows.length)
    else await rateLimits.consume('wholesale-guest', ip, rows.length)
    return checkList(context, rows)
  }
