import { appError } from '@proverka/domain/errors'
import { endSessions } from '../accounts/sessions.ts'
import { isFactorNeeded } from '../accounts/staff-powers.ts'
import type { Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { logFactor } from './prove-factor.ts'

/** Takes an own app or passkey away; the last one stays where a factor is needed. Throws when it is not there. */
export function removeFactor(
  context: AppContext,
  call: Call,
  userId: string,
  factor: { readonly kind: 'app' } | { readonly kind: 'passkey'; readonly id: string },
): Promise<void> {
  return context.database.transaction(async () => {
    const { secondFactors, users } = context.queries
    // Two factors cannot be taken away at once.
    await users.lockUser(userId)
    const isRemoved =
      factor.kind === 'app'
        ? await secondFactors.deleteApp(userId)
        : await secondFactors.deletePasskey(userId, factor.id)
    if (!isRemoved) throw appError(factor.kind === 'app' ? 'staff/app-not-found' : 'staff/passkey-not-found')
    if (!(await secondFactors.hasFactor(userId))) {
      if (isFactorNeeded(context)) throw appError('staff/last-factor')
      await secondFactors.deleteFactors(userId)
    }
    await logFactor(context, call, 'factor-remove', { factor: factor.kind })
  })
}

/** Takes all factors of an account away and ends its sessions: it sets up new ones at its next sign-in. In a transaction. */
export async function resetFactors(
  context: Pick<AppContext, 'queries' | 'clock'>,
  userId: string,
): Promise<void> {
  await context.queries.secondFactors.deleteFactors(userId)
  await endSessions(context, userId)
}
