import { isOwnOrAdmin } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import { listShownSettings } from '../../../services/accounts/shown-settings.ts'
import type { Handlers } from '../../http/handlers.ts'
import { actorOf } from '../../../services/known-user.ts'
import { requireFreeSetting } from '../../policies/ownership.ts'

export const getSettings =
  (context: AppContext): Handlers['person']['getSettings'] =>
  async (_, call) => {
    const { id } = callerOf(call).user
    return [...((await listShownSettings(context, [id])).get(id) ?? [])]
  }

/** Items of other users are left out silently, so that the answer does not reveal which ids exist. */
export const listSettings =
  (context: AppContext): Handlers['person']['listSettings'] =>
  async ({ body }, call) => {
    const actor = actorOf(callerOf(call).user, 'clients.read')
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

/** Settings that one user may have. */
const SETTINGS_LIMIT = 100

export const addSetting =
  (context: AppContext): Handlers['person']['addSetting'] =>
  async ({ body }, call) => {
    const { user } = callerOf(call)
    requireFreeSetting(body.key, user)
    const { users, settings } = context.queries
    return context.database.transaction(async () => {
      // Without the lock several calls at once would all see the last free place.
      await users.lockUser(user.id)
      const added = await settings.insertSetting(user.id, body, context.clock.now())
      if (!added) throw appError('setting/exists')
      if ((await settings.countSettings(user.id)) > SETTINGS_LIMIT) throw appError('setting/limit')
      return added
    })
  }

export const updateSetting =
  (context: AppContext): Handlers['person']['updateSetting'] =>
  async ({ body }, call) => {
    const { user } = callerOf(call)
    requireFreeSetting(body.key, user)
    const updated = await context.queries.settings.updateSetting(user.id, body, context.clock.now())
    if (!updated) throw appError('setting/not-found')
    return updated
  }

export const removeSetting =
  (context: AppContext): Handlers['person']['removeSetting'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    requireFreeSetting(query.key, user)
    if (!(await context.queries.settings.deleteSetting(user.id, query.key)))
      throw appError('setting/not-found')
    return { removed: true }
  }
