import { randomUUID } from 'node:crypto'
import type { AppContext } from '../context.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { Call } from '../call.ts'
import { addressChangedEmail } from '../emails/address-changed-email.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { endSignIns } from './sessions.ts'

/**
 * Gives an account a new address, proven by the reader of the email to it: all other means of sign-in end, and the
 * former address is notified. Undefined if another user already has the address. In a transaction.
 */
export async function changeEmail(
  context: AppContext,
  { site }: Pick<Call, 'site'>,
  user: UserRow,
  email: string,
): Promise<UserRow | undefined> {
  const { users } = context.queries
  if (await users.findUserByEmail(email)) return undefined
  await users.setEmail(user.id, email)
  await endSignIns(context, user.id)
  if (user.proven_at !== null)
    await enqueueEmail(
      context,
      `email-changed:${user.id}:${randomUUID()}`,
      addressChangedEmail(context, site.key, user.email),
    )
  return users.findUser(user.id)
}
