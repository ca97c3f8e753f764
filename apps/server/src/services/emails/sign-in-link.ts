import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@proverka/domain/timing'
import { sha256 } from '../../platform/sha256.ts'
import type { AppContext } from '../context.ts'

/** Life of a link of our own, milliseconds (DEC-09). */
export const LINK_LIFE_MS = DAY_MS

interface LinkTarget {
  readonly userId: string
  readonly brand: string
  /** Where the link leads on its site. */
  readonly path: string
  readonly orderId: string | null
  /** The address that the link is sent to, if it shall become the account's. */
  readonly newEmail?: string
}

/** A single-use token for a link in an email; the mail holds the only copy. */
export async function makeSignInLink(context: AppContext, target: LinkTarget): Promise<string> {
  const token = `link_${randomBytes(32).toString('base64url')}`
  const now = context.clock.now()
  await context.queries.sessions.insertSignInLink({
    token_hash: sha256(token),
    person_id: target.userId,
    brand: target.brand,
    path: target.path,
    order_id: target.orderId,
    new_email: target.newEmail ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_LIFE_MS),
  })
  return token
}
