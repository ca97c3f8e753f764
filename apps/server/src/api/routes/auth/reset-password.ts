import { randomInt, randomUUID } from 'node:crypto'
import type { AppContext } from '../../../services/context.ts'
import { NOBODY_ID } from '../../../platform/db/queries/accounts/users.ts'
import type { Handlers } from '../../http/handlers.ts'

/**
 * The email is written some time after the answer, so that the work on it slows down neither this answer nor the next
 * one.
 */
const LONGEST_DELAY_SECONDS = 3

/**
 * Has a password for one login mailed (SEC-03). The work that differs is done after the answer, which says and costs
 * the same for unknown addresses (SEC-04).
 */
export const resetPassword =
  (context: AppContext): Handlers['auth']['resetPassword'] =>
  async ({ body }, call) => {
    const { rateLimits } = context
    await rateLimits.consume('reset', `${call.ip} ${body.username}`)
    await rateLimits.consume('reset-address', call.ip)
    await rateLimits.consume('reset-account', body.username)
    const user = await context.queries.users.findUserByEmail(body.username)
    const job = { emailId: randomUUID(), personId: user?.id ?? NOBODY_ID, siteKey: call.site.key }
    await context.jobs.enqueue('mail-password', job, {
      delaySeconds: randomInt(1, LONGEST_DELAY_SECONDS + 1),
    })
    return { reset: 'ok' }
  }
