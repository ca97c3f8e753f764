import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { saveConsents } from '../../services/consents.ts'

export const saveConsentsRoute =
  (context: AppContext): Handlers['auth']['saveConsents'] =>
  async ({ body }, call) => {
    await context.rateLimits.spend('order', call.ip)
    return { consent_id: await saveConsents(context, body, call) }
  }
