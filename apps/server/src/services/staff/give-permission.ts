import { canBeGiven, permissionsOf, type Permission } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import { staffRolesOf } from '../accounts/with-roles.ts'
import { callerOf, type Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { requireLiveUser, requireUser } from '../known-user.ts'
import { logChange } from '../log-change.ts'

export interface GivenPermission {
  readonly userId: string
  readonly permission: Permission
  readonly endsAt: Date
}

/** Gives a member of the staff a permission beyond its role, for a term; it counts from the next call on. */
export function giveStaffPermission(
  context: AppContext,
  call: Call,
  { userId, permission, endsAt }: GivenPermission,
): Promise<void> {
  return context.database.transaction(async () => {
    const now = context.clock.now()
    const { staffRoles } = context.queries
    if (!canBeGiven(permission)) throw appError('staff/permission-of-chief')
    if (endsAt <= now) throw appError('staff/term-over')
    const user = await requireLiveUser(context, userId)
    const roles = staffRolesOf(user, await staffRoles.listRolesOf(user.id, now))
    if (roles.length === 0) throw appError('staff/not-member')
    if (permissionsOf(roles).has(permission)) throw appError('staff/permission-of-role')
    await staffRoles.givePermission({
      person_id: user.id,
      permission,
      given_by: callerOf(call).user.id,
      given_at: now,
      ends_at: endsAt,
    })
    await logChange(context, call, {
      action: 'staff.permission-give',
      subject: `person:${user.id}`,
      userId: user.id,
      details: { permission, ends_at: endsAt.toISOString() },
    })
  })
}

/** Takes a permission beyond the role before its end. */
export function takeStaffPermission(
  context: AppContext,
  call: Call,
  userId: string,
  permission: Permission,
): Promise<void> {
  return context.database.transaction(async () => {
    const user = await requireUser(context, userId)
    const isTaken = await context.queries.staffRoles.takePermission(user.id, permission, context.clock.now())
    if (!isTaken) throw appError('staff/permission-not-given')
    await logChange(context, call, {
      action: 'staff.permission-take',
      subject: `person:${user.id}`,
      userId: user.id,
      details: { permission },
    })
  })
}
