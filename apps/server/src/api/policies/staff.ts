import type { Permission } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import { MINUTE_MS } from '@proverka/domain/timing'
import type { AppContext } from '../../services/context.ts'
import { callerOf, type Call, type Caller, type CallerStaff } from '../../services/call.ts'

/**
 * Only who has the permission in this request. Who would have it with a second factor, or in another network, is told
 * so; all others learn nothing of it.
 */
export function requirePermission({ user, staff }: Caller, permission: Permission): void {
  if (user.permissions.has(permission)) return
  const isRefused = staff?.refusal !== undefined && staff.permissions.has(permission)
  throw appError(isRefused && staff.refusal ? staff.refusal : 'access/denied')
}

/** How long a second factor counts as fresh: long enough to add another one. */
export const FRESH_MS = 10 * MINUTE_MS

/** Only members of the staff in a session, whether they have proven a second factor or not. */
export function requireStaff(
  call: Call,
): CallerStaff & { readonly userId: string; readonly sessionId: string } {
  const { user, staff, sessionId } = callerOf(call)
  if (!sessionId || !staff || staff.roles.length === 0) throw appError('access/denied')
  if (staff.refusal === 'staff/other-network') throw appError(staff.refusal)
  return { ...staff, userId: user.id, sessionId }
}

/** What a member of the staff may do in this request; refuses all others, and who lacks the second factor. */
export function requireWorkingStaff(call: Call): ReadonlySet<Permission> {
  const { refusal } = requireStaff(call)
  if (refusal) throw appError(refusal)
  return callerOf(call).user.permissions
}

/** Whether the session proved a second factor minutes ago. */
export const isFresh = ({ factorAt }: CallerStaff, { clock }: Pick<AppContext, 'clock'>): boolean =>
  factorAt !== null && clock.now().getTime() - factorAt.getTime() < FRESH_MS

/**
 * For changes of the factors themselves: a session left open in a browser takes nobody over. Who has no factor yet sets
 * the first one up.
 */
export async function requireFreshFactor(context: AppContext, call: Call): Promise<string> {
  const staff = requireStaff(call)
  if (isFresh(staff, context)) return staff.userId
  if (await context.queries.secondFactors.hasFactor(staff.userId)) throw appError('staff/factor-stale')
  return staff.userId
}
