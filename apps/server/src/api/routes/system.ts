import { isAlertKey } from '@proverka/domain/sites'
import { appError } from '@proverka/domain/errors'
import type { SystemInfoRow } from '../../platform/db/queries/operation/system-info.ts'
import { bannerContent, requirePlace, toSystemInfo } from '../../services/banners/banner-row.ts'
import type { Call } from '../../services/call.ts'
import type { AppContext } from '../../services/context.ts'
import type { Handlers } from '../http/handlers.ts'
import { systemInfoReader } from '../policies/read-system-info.ts'
import { refuseDuplicate } from '../../platform/db/refuse-duplicate.ts'
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
    const mayRead = systemInfoReader(call.caller?.user, query.key, context.clock.now())
    return (await context.queries.systemInfo.listItems(query.key ?? '')).filter(mayRead).map(toSystemInfo)
  }

const addSystemInfo =
  (context: AppContext): Handlers['system']['addSystemInfo'] =>
  async ({ body }, call) => {
    if (isAlertKey(body.key)) requirePlace('body.key', body.key)
    return context.database.transaction(async () => {
      const row = await refuseDuplicate('system-info/taken', () =>
        context.queries.systemInfo.insertItem({ ...body, updated_at: context.clock.now() }),
      )
      await logItem(context, call, 'system_info.add', { before: undefined, after: row })
      return toSystemInfo(row)
    })
  }

const updateSystemInfoValue =
  (context: AppContext): Handlers['system']['updateSystemInfoValue'] =>
  ({ body: { key, value } }, call) =>
    changeItem(context, call, 'system_info.update_value', key, { value })

const updateSystemInfoActivity =
  (context: AppContext): Handlers['system']['updateSystemInfoActivity'] =>
  ({ body: { key, enabled } }, call) =>
    changeItem(context, call, 'system_info.update_activity', key, { enabled })

const removeSystemInfo =
  (context: AppContext): Handlers['system']['removeSystemInfo'] =>
  ({ query }, call) =>
    context.database.transaction(async () => {
      const before = await context.queries.systemInfo.lockItem(query.key)
      if (!before) throw appError('system-info/not-found')
      await context.queries.systemInfo.deleteItem(query.key)
      await logItem(context, call, 'system_info.remove', { before, after: undefined })
      return { removed: true }
    })

function changeItem(
  context: AppContext,
  call: Call,
  action: string,
  key: string,
  changes: Partial<Pick<SystemInfoRow, 'enabled' | 'value'>>,
) {
  return context.database.transaction(async () => {
    const { systemInfo } = context.queries
    const before = await systemInfo.lockItem(key)
    const after = await systemInfo.updateItem(key, { ...changes, updated_at: context.clock.now() })
    if (!before || !after) throw appError('system-info/not-found')
    await logItem(context, call, action, { before, after })
    return toSystemInfo(after)
  })
}

interface ItemChange {
  readonly before: SystemInfoRow | undefined
  readonly after: SystemInfoRow | undefined
}

function logItem(context: AppContext, call: Call, action: string, { before, after }: ItemChange) {
  return logChange(context, call, {
    action,
    subject: `system_info:${(after ?? before)?.key}`,
    details: {
      before: before ? bannerContent(before) : null,
      after: after ? bannerContent(after) : null,
    },
  })
}
