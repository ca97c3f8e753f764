import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireFreeSetting } from '../../policies/own-setting.ts'

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
