import type { AppContext } from '../context.ts'
import type { Call } from '../call.ts'
import type { PromptLimitName } from '../../platform/limits/rate-limits.ts'
import { sha256 } from '../../platform/sha256.ts'

export interface LoginTry {
  /** False when unknown browsers guessed at the account too often: then nothing that can be guessed opens it. */
  readonly isOpen: boolean
  /** The password was right: nothing was guessed. */
  readonly refund: () => Promise<void>
}

type Counter = readonly [name: PromptLimitName, key: string]

/**
 * Counts a try to sign in. A browser that the user signed in with before has a separate counter, so that an attacker
 * cannot lock the owner out of it; all others share one by account, in addition to those by address. Counted by what
 * was typed, whether an account has this address or not (SEC-04). Throws `rate/limit`.
 */
export async function countLoginTry(
  context: AppContext,
  { binding, ip }: Pick<Call, 'binding' | 'ip'>,
  username: string,
  userId: string,
): Promise<LoginTry> {
  const { rateLimits, queries } = context
  const device = binding && sha256(binding)
  if (device && (await queries.sessions.isKnownBinding(userId, device))) {
    const counter: Counter = ['login-device', `${device} ${username}`]
    await rateLimits.consume(...counter)
    return { isOpen: true, refund: () => rateLimits.refund(...counter) }
  }
  const pair: Counter = ['login', `${ip} ${username}`]
  const address: Counter = ['login-address', ip]
  const account: Counter = ['login-account', username]
  await rateLimits.consume(...pair)
  await rateLimits.consume(...address)
  return {
    isOpen: await rateLimits.isWithin(...account),
    async refund() {
      for (const counter of [pair, address, account]) await rateLimits.refund(...counter)
    },
  }
}
