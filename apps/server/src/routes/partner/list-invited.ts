import { toRoubles } from '@proverka/domain'
import { invitedState, maskEmail } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'

/** Of an invited person the referrer learns what concerns the bonus, and not who it is. */
export const listInvited =
  (context: AppContext): Handlers['partner']['listInvited'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    const { partnerEarnings, partners } = context.queries
    const rows = await partnerEarnings.listInvited(user.id, query.limit, query.offset)
    return {
      invited: rows.map((row) => {
        const largestTopUp = toRoubles(row.largest)
        const bonus = toRoubles(row.bonus)
        return {
          email: maskEmail(row.email),
          date: row.created_at.toISOString(),
          largest_top_up: largestTopUp,
          top_up_date: row.topped_up_at?.toISOString() ?? null,
          bonus,
          state: invitedState({ largestTopUp, bonus, takenBack: row.taken_back }),
        }
      }),
      count: await partners.countRegistrations(user.id, {}),
    }
  }
