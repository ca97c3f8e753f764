import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import {
  cancelPendingAct,
  confirmPendingAct,
  permissionForAct,
} from '../../../services/staff/pending-acts.ts'
import { withIdempotency } from '../../../services/with-idempotency.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentPendingAct } from '../../presenters/pending-act.ts'

type Area = Pick<Handlers['admin'], 'listPending' | 'cancelPending' | 'confirmPending'>

/** Returns, payouts and merges that wait. Each is listed for those who may make it. */
export const pendingRoutes = (context: AppContext): Area => ({
  async listPending({ query: { ended, limit, offset } }, call) {
    const { permissions } = callerOf(call).user
    const kinds = (['return', 'withdrawal', 'payout', 'merge'] as const).filter((kind) =>
      permissions.has(permissionForAct(kind)),
    )
    const acts = await context.queries.pendingActs.listActs(kinds, ended !== true, limit, offset)
    return { pending: acts.map(presentPendingAct) }
  },

  cancelPending: ({ params }, call) =>
    withIdempotency(context, call, params, async () =>
      presentPendingAct(await cancelPendingAct(context, call, params.id)),
    ),

  confirmPending: ({ params }, call) =>
    withIdempotency(context, call, params, async () =>
      presentPendingAct(await confirmPendingAct(context, call, params.id)),
    ),
})
