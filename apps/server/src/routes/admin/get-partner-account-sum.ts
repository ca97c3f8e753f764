import { toRoubles } from '@proverka/domain'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireUser } from '../../policies/known-user.ts'

/** What a partner earns is the bonus for the people he brought; it stays on his bonus account until it is used. */
export const getPartnerAccountSum =
  (context: AppContext): Handlers['admin']['getPartnerAccountSum'] =>
  async ({ query }) => {
    const partner = await requireUser(context, query.partner_id)
    const sum = await context.queries.ledger.balanceOf('bonus', partner.id)
    return { partner_id: partner.id, sum: toRoubles(sum) }
  }
