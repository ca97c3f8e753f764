import { Role, type StaffRole } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { callerOf, type Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { requireAnotherAdmin, requireLiveUser, requireUser } from '../known-user.ts'
import { logChange } from '../log-change.ts'
import { endSessions } from '../accounts/sessions.ts'
import { staffRolesOf } from '../accounts/with-roles.ts'

export interface GivenRole {
  readonly userId: string
  readonly role: StaffRole
  /** Null: until it is taken. */
  readonly endsAt: Date | null
}

/** Gives an account a role of the staff; it signs in again with it, so that no earlier session gains powers. */
export function giveStaffRole(context: AppContext, call: Call, { userId, role, endsAt }: GivenRole) {
  return context.database.transaction(async () => {
    const now = context.clock.now()
    if (endsAt && role === 'chief') throw appError('staff/chief-has-no-term')
    if (endsAt && endsAt <= now) throw appError('staff/term-over')
    const user = await requireLiveUser(context, userId)
    await forgetPermissionsOfOthers(context, user)
    if (role === 'chief') await context.queries.people.setRole(user.id, Role.Admin)
    else
      await context.queries.staffRoles.giveRole({
        person_id: user.id,
        role,
        given_by: callerOf(call).user.id,
        given_at: now,
        ends_at: endsAt,
      })
    await endSessions(context, user.id)
    await logRole(context, call, 'staff.give', user, {
      role,
      ...(endsAt && { ends_at: endsAt.toISOString() }),
    })
  })
}

/** Takes a role; the last chief stays one. The account is a client's again when it has no other. */
export function takeStaffRole(context: AppContext, call: Call, userId: string, role: StaffRole) {
  return context.database.transaction(async () => {
    if (role === 'chief') await requireAnotherAdmin(context, userId)
    const user = await requireUser(context, userId)
    if (!(await takeRole(context, user, role))) throw appError('staff/role-not-given')
    await forgetPermissionsOfOthers(context, await requireUser(context, userId))
    await endSessions(context, user.id)
    await logRole(context, call, 'staff.take', user, { role })
  })
}

/** Permissions beyond a role do not wait for another one: who belongs to the staff no longer has none. */
async function forgetPermissionsOfOthers({ queries, clock }: AppContext, user: UserRow): Promise<void> {
  const given = await queries.staffRoles.listRolesOf(user.id, clock.now())
  if (staffRolesOf(user, given).length === 0) await queries.staffRoles.takePermissionsOf(user.id)
}

async function takeRole({ queries }: AppContext, user: UserRow, role: StaffRole): Promise<boolean> {
  if (role !== 'chief') return queries.staffRoles.takeRole(user.id, role)
  if (user.person_role !== Role.Admin) return false
  await queries.people.setRole(user.id, Role.Client)
  return true
}

function logRole(
  context: AppContext,
  call: Call,
  action: string,
  { id }: UserRow,
  details: Record<string, unknown>,
): Promise<void> {
  return logChange(context, call, { action, subject: `person:${id}`, userId: id, details })
}
