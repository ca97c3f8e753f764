import { isOwnOrAdmin } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listShownSettings } from '../../services/accounts/shown-settings.ts'
import { actorOf } from '../../policies/actor.ts'

/** Items of other users are left out silently, so that the answer does not reveal which ids exist. */
export const listSettings =
  (context: AppContext): Handlers['person']['listSettings'] =>
  async ({ body }, call) => {
    const actor = actorOf(callerOf(call).user)
    const asked = [...new Set(body.order_item_ids)]
    if (asked.length === 0) return []
    const owners = await context.queries.orderItems.listItemOwners(asked)
    const visible = owners.filter(({ person_id }) => isOwnOrAdmin(actor, person_id))
    if (visible.length === 0) return []
    const userIds = [...new Set(visible.map(({ person_id }) => person_id))]
    const settings = await listShownSettings(context, userIds)
    return visible.map((item) => ({
      order_item_id: item.id,
      settings: [...(settings.get(item.person_id) ?? [])],
    }))
  }
