import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireFreeSetting } from '../../policies/own-setting.ts'

export const removeSetting =
  (context: AppContext): Handlers['person']['removeSetting'] =>
  async ({ query }, call) => {
    const { user } = callerOf(call)
    requireFreeSetting(query.key, user)
    if (!(await context.queries.settings.deleteSetting(user.id, query.key)))
      throw appError('setting/not-found')
    return { removed: true }
  }
