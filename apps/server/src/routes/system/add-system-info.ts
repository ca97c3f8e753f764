import type { AppContext } from '../../context.ts'
import { refuseDuplicate } from '../../db/refuse-duplicate.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChange } from '../../services/log-change.ts'

export const addSystemInfo =
  (context: AppContext): Handlers['system']['addSystemInfo'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      await refuseDuplicate('system-info/taken', () =>
        context.queries.systemInfo.insertItem({ ...body, updated_at: context.clock.now() }),
      )
      await logChange(context, call, {
        action: 'system_info.add',
        subject: `system_info:${body.key}`,
        details: { value: body.value, enabled: body.enabled },
      })
      return body
    })
