import type { contract, HandlerInput } from '@proverka/api/contract'
import type { AppContext } from '../../../services/context.ts'
import { callerOf, type Call } from '../../../services/call.ts'
import { presentRiskOwner } from '../../presenters/risk-report.ts'
import {
  addOwner,
  removeOwner,
  updateOwner,
  type RiskGeneration,
} from '../../../services/reports/risk-owners.ts'

type Risk = typeof contract.risk

/** The owners of a report, the same for both generations of the calls. */
export const ownerRoutes = (context: AppContext, generation: RiskGeneration) => ({
  /** The order is named by calls of the second generation alone; it must be the item's own. */
  add: async ({ body }: HandlerInput<Risk['addOwnerV2']>, call: Call) => {
    const { user } = callerOf(call)
    const { item, owner } = await addOwner(context, user, body, generation)
    return presentRiskOwner(owner, item)
  },
  update: async ({ body }: HandlerInput<Risk['updateOwner']>, call: Call) => {
    const { user } = callerOf(call)
    const { item, owner } = await updateOwner(context, user, body.id, body.owner, generation)
    return presentRiskOwner(owner, item)
  },
  remove: async ({ query }: HandlerInput<Risk['removeOwner']>, call: Call) => {
    await removeOwner(context, callerOf(call).user, query.id, generation)
    return { removed: true } as const
  },
})
