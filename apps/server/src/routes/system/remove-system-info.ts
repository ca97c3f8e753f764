import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChange } from '../../services/log-change.ts'

export const removeSystemInfo =
  (context: AppContext): Handlers['system']['removeSystemInfo'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      if (!(await context.queries.systemInfo.deleteItem(query.key))) throw appError('system-info/not-found')
      await logChange(context, call, { action: 'system_info.remove', subject: `system_info:${query.key}` })
      return { removed: true }
    })
