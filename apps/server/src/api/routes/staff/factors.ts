import { appError } from '@proverka/domain/errors'
import { callerOf, type Call } from '../../../services/call.ts'
import type { AppContext } from '../../../services/context.ts'
import { startApp } from '../../../services/staff/authenticator-app.ts'
import { readOwnState } from '../../../services/staff/own-state.ts'
import {
  addPasskey,
  challengePasskey,
  proveByPasskey,
  startPasskey,
  type PasskeyCaller,
} from '../../../services/staff/passkeys.ts'
import { confirmApp, logFactor, proveByCode } from '../../../services/staff/prove-factor.ts'
import { renewRecoveryCodes } from '../../../services/staff/recovery-codes.ts'
import { removeFactor } from '../../../services/staff/remove-factor.ts'
import type { Handlers } from '../../http/handlers.ts'
import { FRESH_MS, requireFreshFactor, requireStaff } from '../../policies/staff.ts'

/** The own second step of a member of the staff. */
export const staffFactorRoutes = (context: AppContext) => {
  const passkeyCaller = (call: Call): PasskeyCaller => {
    const { userId, sessionId } = requireStaff(call)
    // A browser gives a passkey of another host to no page.
    return { userId, sessionId, origin: context.originOf(call.isConsole ? 'console' : call.site.key) }
  }

  return {
    getOwnStaff: async (_, call) => readOwnState(context, call, requireStaff(call), FRESH_MS),

    changeStaffMail: async ({ body: { mail } }, call) => {
      const { userId } = requireStaff(call)
      await context.database.transaction(() => context.queries.staffMail.setMailOff(userId, !mail))
      return { mail }
    },

    proveFactor: async ({ body }, call) => {
      await proveByCode(context, call, requireStaff(call), body.code)
      return { proven: true }
    },

    startApp: async (_, call) => {
      await requireFreshFactor(context, call)
      return startApp(context, callerOf(call).user)
    },

    confirmApp: async ({ body }, call) => {
      await requireFreshFactor(context, call)
      return { recovery_codes: [...(await confirmApp(context, call, requireStaff(call), body.code))] }
    },

    removeApp: async (_, call) => {
      await removeFactor(context, call, await requireFreshFactor(context, call), { kind: 'app' })
      return { removed: true }
    },

    renewRecoveryCodes: async (_, call) => {
      const userId = await requireFreshFactor(context, call)
      // Codes alone are no factor: they stand in for one.
      if (!requireStaff(call).factorAt) throw appError('staff/factor-needed')
      return context.database.transaction(async () => {
        const codes = await renewRecoveryCodes(context, userId)
        await logFactor(context, call, 'recovery-codes-renew')
        return { recovery_codes: [...codes] }
      })
    },

    startPasskey: async (_, call) => {
      await requireFreshFactor(context, call)
      return { ...(await startPasskey(context, call, passkeyCaller(call))) }
    },

    addPasskey: async ({ body }, call) => {
      await requireFreshFactor(context, call)
      return { recovery_codes: [...(await addPasskey(context, call, passkeyCaller(call), body))] }
    },

    challengePasskey: async (_, call) => ({ ...(await challengePasskey(context, passkeyCaller(call))) }),

    provePasskey: async ({ body }, call) => {
      await proveByPasskey(context, passkeyCaller(call), body.response)
      return { proven: true }
    },

    removePasskey: async ({ params: { id } }, call) => {
      await removeFactor(context, call, await requireFreshFactor(context, call), { kind: 'passkey', id })
      return { removed: true }
    },
  } satisfies Partial<Handlers['staff']>
}
