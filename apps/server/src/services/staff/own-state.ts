import { findStaffRefusal, isFactorNeeded } from '../accounts/staff-powers.ts'
import { callerOf, type Call, type CallerStaff } from '../call.ts'
import type { AppContext } from '../context.ts'
import { hasStaffKey } from '../staff-key.ts'

/** What a member of the staff may do, and what the session still lacks for it. `freshMs`: how long a proof counts as fresh. */
export async function readOwnState(context: AppContext, call: Call, staff: CallerStaff, freshMs: number) {
  const { user } = callerOf(call)
  const { secondFactors } = context.queries
  const { roles, permissions, factorAt } = staff
  const app = await secondFactors.findApp(user.id)
  const isMailOff = await context.queries.staffMail.hasMailOff(user.id)
  return {
    person_id: user.id,
    email: user.email,
    name: user.name,
    roles: [...roles],
    permissions: [...permissions],
    refusal: (await findStaffRefusal(context, { userId: user.id, factorAt, ip: call.ip })) ?? null,
    mail: !isMailOff,
    factor: {
      is_needed: isFactorNeeded(context),
      proven_at: factorAt?.toISOString() ?? null,
      fresh_until: factorAt ? new Date(factorAt.getTime() + freshMs).toISOString() : null,
      codes_available: hasStaffKey(context),
      app_since: app?.confirmed_at?.toISOString() ?? null,
      passkeys: (await secondFactors.listPasskeys(user.id)).map((passkey) => ({
        passkey_id: passkey.id,
        name: passkey.name,
        host: passkey.rp_id,
        created_at: passkey.created_at.toISOString(),
        last_used_at: passkey.last_used_at?.toISOString() ?? null,
      })),
      recovery_codes_left: await secondFactors.countRecoveryCodes(user.id),
    },
  }
}
