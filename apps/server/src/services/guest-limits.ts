import type { AppContext } from './context.ts'
import type { Call } from './call.ts'
import { ALL_GUESTS } from '../platform/limits/rate-limits.ts'
import type { LimitName } from '../platform/limits/rate-rules.ts'

/**
 * Counts a call of a limit by its network, and by its user or, of guests, with those of all guests: addresses are cheap to
 * change, and neither of the others is (SAFE-25). Throws the refusal of the limit.
 */
export async function consumeByCaller(
  { rateLimits }: Pick<AppContext, 'rateLimits'>,
  name: LimitName,
  call: Pick<Call, 'ip' | 'caller'>,
): Promise<void> {
  for (const key of keysOfCaller(call)) await rateLimits.consume(name, key)
}

/** The keys of it, the one that is soonest used up first. */
export const keysOfCaller = ({ ip, caller }: Pick<Call, 'ip' | 'caller'>): readonly string[] => [
  ip,
  caller?.user.id ?? ALL_GUESTS,
]
