import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { saveConsents } from '../../../services/accounts/consents.ts'
import { bindBrowser } from '../../../services/accounts/sessions.ts'

/**
 * An order or a registration comes next. The browser is identified from here on, so that this browser alone can be
 * signed in when it repeats the order after a lost answer.
 */
export const saveConsentsRoute =
  (context: AppContext): Handlers['auth']['saveConsents'] =>
  async ({ body }, call) => {
    await context.rateLimits.consume('order', call.ip)
    bindBrowser(call)
    return { consent_id: await saveConsents(context, body, call) }
  }
