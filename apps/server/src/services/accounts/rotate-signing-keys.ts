import type { AppContext } from '../context.ts'
import { SESSION_DAYS } from './sessions.ts'
import { forgetSigningKeys, makeSigningKey } from './signing-keys.ts'
import { DAY_MS } from '@proverka/domain/timing'

/** How long a key signs before a new one takes its place. */
const SIGNING_DAYS = 30

/** In addition to the life of a session: other processes learn of a new key a minute late, and clocks differ. */
const SPARE_DAYS = 1

/**
 * Makes a new signing key when the newest is old, and removes keys that no living token can be signed with: a key is
 * removed when the one after it has existed for longer than a session lives, even if it came late. No session ends by
 * it.
 */
export async function rotateSigningKeys(context: AppContext): Promise<void> {
  const { sessions } = context.queries
  const now = context.clock.now().getTime()
  const daysSince = (at: Date) => (now - at.getTime()) / DAY_MS
  const keys = await sessions.listSigningKeys()
  const [newest] = keys
  if (!newest || daysSince(newest.created_at) >= SIGNING_DAYS) await makeSigningKey(context)
  const retired = keys.filter((_, index) => {
    const next = keys[index - 1]
    return next && daysSince(next.created_at) > SESSION_DAYS + SPARE_DAYS
  })
  if (retired.length > 0) await sessions.deleteSigningKeys(retired.map(({ id }) => id))
  forgetSigningKeys(context)
}
