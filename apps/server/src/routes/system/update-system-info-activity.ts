import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChange } from '../../services/log-change.ts'

export const updateSystemInfoActivity =
  (context: AppContext): Handlers['system']['updateSystemInfoActivity'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const changes = { enabled: body.enabled, updated_at: context.clock.now() }
      const item = await context.queries.systemInfo.updateItem(body.key, changes)
      if (!item) throw appError('system-info/not-found')
      await logChange(context, call, {
        action: 'system_info.update_activity',
        subject: `system_info:${item.key}`,
        details: { enabled: item.enabled },
      })
      return item
    })
