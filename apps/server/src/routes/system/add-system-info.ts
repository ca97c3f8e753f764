import { ROUTES } from '@proverka/domain/navigation'
import { isShownAlert } from '@proverka/domain/sites'
import type { AppContext } from '../../context.ts'
import { refuseDuplicate } from '../../db/refuse-duplicate.ts'
import type { Handlers } from '../../http/handlers.ts'
import { InputError } from '../../http/error-reply.ts'
import { logChange } from '../../services/log-change.ts'

export const addSystemInfo =
  (context: AppContext): Handlers['system']['addSystemInfo'] =>
  async ({ body }, call) => {
    const pages = ROUTES.map(({ name }) => name)
    if (!isShownAlert(body.key, pages))
      throw new InputError(
        'body.key',
        `Такой страницы нет. После alert_ или alertFiz_: all, ${pages.join(', ')}`,
      )
    return context.database.transaction(async () => {
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
  }
