import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { systemInfoReader } from '../../policies/read-system-info.ts'

export const viewSystemInfo =
  (context: AppContext): Handlers['system']['viewSystemInfo'] =>
  async ({ query }, call) => {
    const mayRead = systemInfoReader(call.caller?.user, query.key)
    return (await context.queries.systemInfo.listItems(query.key ?? '')).filter(mayRead)
  }
