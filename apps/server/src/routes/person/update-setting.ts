import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireFreeSetting } from '../../policies/own-setting.ts'

export const updateSetting =
  (context: AppContext): Handlers['person']['updateSetting'] =>
  async ({ body }, call) => {
    const { user } = callerOf(call)
    requireFreeSetting(body.key, user)
    const updated = await context.queries.settings.updateSetting(user.id, body, context.clock.now())
    if (!updated) throw appError('setting/not-found')
    return updated
  }
