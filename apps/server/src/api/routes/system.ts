import { ROUTES } from '@proverka/domain/navigation'
import { isShownAlert } from '@proverka/domain/sites'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../services/context.ts'
import type { Handlers } from '../http/handlers.ts'
import { systemInfoReader } from '../policies/read-system-info.ts'
import { refuseDuplicate } from '../../platform/db/refuse-duplicate.ts'
import { InputError } from '../../platform/refusals.ts'
import { logChange } from '../../services/log-change.ts'

/** Who answers which call about the settings of the system. */
export const systemRoutes = (context: AppContext): Handlers['system'] => ({
  viewSystemInfo: viewSystemInfo(context),
  updateSystemInfoValue: updateSystemInfoValue(context),
  updateSystemInfoActivity: updateSystemInfoActivity(context),
  addSystemInfo: addSystemInfo(context),
  removeSystemInfo: removeSystemInfo(context),
})

const viewSystemInfo =
  (context: AppContext): Handlers['system']['viewSystemInfo'] =>
  async ({ query }, call) => {
    const mayRead = systemInfoReader(call.caller?.user, query.key)
    return (await context.queries.systemInfo.listItems(query.key ?? '')).filter(mayRead)
  }

const addSystemInfo =
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

const updateSystemInfoValue =
  (context: AppContext): Handlers['system']['updateSystemInfoValue'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      const changes = { value: body.value, updated_at: context.clock.now() }
      const item = await context.queries.systemInfo.updateItem(body.key, changes)
      if (!item) throw appError('system-info/not-found')
      await logChange(context, call, {
        action: 'system_info.update_value',
        subject: `system_info:${item.key}`,
        details: { value: item.value },
      })
      return item
    })

const updateSystemInfoActivity =
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

const removeSystemInfo =
  (context: AppContext): Handlers['system']['removeSystemInfo'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      if (!(await context.queries.systemInfo.deleteItem(query.key))) throw appError('system-info/not-found')
      await logChange(context, call, { action: 'system_info.remove', subject: `system_info:${query.key}` })
      return { removed: true }
    })
