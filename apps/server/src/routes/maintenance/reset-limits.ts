import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { logChange } from '../../services/log-change.ts'

export const resetSearch =
  (context: AppContext): Handlers['maintenance']['resetSearch'] =>
  async ({ body: { person_id, ip } }, call) => {
    if (person_id) await context.rateLimits.clear('search-user', person_id)
    if (ip) await clearSearch(context, ip)
    const user = person_id === undefined ? undefined : await context.queries.users.findUser(person_id)
    await logChange(context, call, {
      action: 'limits.reset_search',
      subject: 'limits',
      userId: user?.id,
    })
    return { reset: 'ok' }
  }

export const resetIp =
  (context: AppContext): Handlers['maintenance']['resetIp'] =>
  async ({ body: { ip } }, call) => {
    await clearSearch(context, ip)
    await context.rateLimits.clear('call', ip)
    await context.rateLimits.clear('email', ip)
    await context.rateLimits.clear('poll', ip)
    // The address itself is of no use to the log later, and is personal data.
    await logChange(context, call, { action: 'limits.reset_ip', subject: 'limits' })
    return { reset: 'ok' }
  }

async function clearSearch(context: AppContext, ip: string): Promise<void> {
  await context.rateLimits.clear('search-burst', ip)
  await context.rateLimits.clear('search-network', ip)
  await context.rateLimits.clear('search-proven', ip)
  await context.rateLimits.isWithin('search-reset', ip)
}
