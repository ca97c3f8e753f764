import { Role, type StaffRole } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import { permittedTo, staffRolesOf } from '../accounts/with-roles.ts'
import type { AppContext } from '../context.ts'
import { requireAnotherAdmin, requireLiveUser, requireUser } from '../known-user.ts'

/** What giving or taking a role would change; refused as the act itself would be. */
export function previewRole(context: AppContext, userId: string, role: StaffRole, act: 'give' | 'take') {
  return context.database.transaction(async () => {
    const now = context.clock.now()
    const user = await (act === 'give' ? requireLiveUser(context, userId) : requireUser(context, userId))
    const given = await context.queries.staffRoles.listRolesOf(user.id, now)
    const extra = await context.queries.staffRoles.listPermissionsOf(user.id, now)
    const roles = staffRolesOf(user, given)
    if (act === 'take' && !roles.includes(role)) throw appError('staff/role-not-given')
    if (act === 'take' && role === 'chief') await requireAnotherAdmin(context, user.id)
    const others = given.filter((one) => one !== role)
    const next =
      role === 'chief'
        ? staffRolesOf({ person_role: act === 'give' ? Role.Admin : Role.Client }, given)
        : staffRolesOf(user, act === 'give' ? [...others, role] : others)
    return {
      before: [...permittedTo(roles, extra)],
      after: [...permittedTo(next, extra)],
      sessions: (await context.queries.sessions.listLiveSessions(user.id, now)).length,
    }
  })
}
