import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

export const resetSearch =
  (context: AppContext): Handlers['maintenance']['resetSearch'] =>
  async ({ body: { person_id, ip } }) => {
    if (person_id) await context.rateLimits.clear('search-user', person_id)
    if (ip) await clearSearch(context, ip)
    return { reset: 'ok' }
  }

export const resetIp =
  (context: AppContext): Handlers['maintenance']['resetIp'] =>
  async ({ body: { ip } }) => {
    await clearSearch(context, ip)
    await context.rateLimits.clear('call', ip)
    await context.rateLimits.clear('letter', ip)
    await context.rateLimits.clear('poll', ip)
    return { reset: 'ok' }
  }

async function clearSearch(context: AppContext, ip: string): Promise<void> {
  await context.rateLimits.clear('search-burst', ip)
  await context.rateLimits.clear('search-guest', ip)
}
