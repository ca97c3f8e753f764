import type { ErrorCode } from '@proverka/domain/errors'
import { HOUR_MS } from '@proverka/domain/timing'
import { isStaffNetwork } from '../../platform/config/staff-access.ts'
import type { AppContext } from '../context.ts'

/** How long a session of the staff lasts, whatever is done in it. */
export const STAFF_SESSION_MS = 12 * HOUR_MS

/** What is known of a session of the staff. */
export interface StaffSession {
  readonly userId: string
  /** Null: no second factor was proven in it. */
  readonly factorAt: Date | null
  /** Address that the request comes from. */
  readonly ip: string
}

/** Whether calls of the staff need a second factor here, whether or not the user has set one up. */
export const isFactorNeeded = ({ config }: Pick<AppContext, 'config'>): boolean =>
  config.staff?.isFactorNeeded ?? config.production

/**
 * Why a member of the staff may use no permissions in a request; undefined when it may. Who has set a factor up needs
 * it everywhere.
 */
export async function findStaffRefusal(
  context: AppContext,
  { userId, factorAt, ip }: StaffSession,
): Promise<Extract<ErrorCode, 'staff/other-network' | 'staff/factor-needed'> | undefined> {
  if (!isStaffNetwork(ip, context.config.staff?.networks)) return 'staff/other-network'
  if (factorAt) return undefined
  const isNeeded = isFactorNeeded(context) || (await context.queries.secondFactors.hasFactor(userId))
  return isNeeded ? 'staff/factor-needed' : undefined
}
