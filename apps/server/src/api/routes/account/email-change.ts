import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireSession } from '../../../services/accounts/own-session.ts'
import { askForEmail } from '../../../services/accounts/ask-for-email.ts'
import { confirmEmailChange } from '../../../services/accounts/email-change.ts'

export const askEmailChange =
  (context: AppContext): Handlers['account']['askEmailChange'] =>
  async ({ body }, call) => ({ sent_to: await askForEmail(context, call, body.email) })

export const cancelEmailChange =
  (context: AppContext): Handlers['account']['cancelEmailChange'] =>
  async (_, call) => {
    requireSession(call)
    const { emailChanges } = context.queries
    if (!(await emailChanges.endOpenChange(callerOf(call).user.id, 'canceled', context.clock.now())))
      throw appError('email-change/not-found')
    return { canceled: true }
  }

/** A guess has 256 bits to find; the limit keeps the tries cheap. */
export const confirmEmailChangeRoute =
  (context: AppContext): Handlers['account']['confirmEmailChange'] =>
  async ({ body }, call) => {
    await context.rateLimits.consume('reset-address', call.ip)
    return confirmEmailChange(context, body.token, call)
  }
