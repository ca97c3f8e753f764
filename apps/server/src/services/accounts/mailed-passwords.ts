import type { AppContext } from '../context.ts'
import type { PasswordEmail } from '../../platform/jobs/jobs.ts'
import { newPasswordEmail } from '../emails/sign-in-emails.ts'
import { hashMailedPassword, makeMailedPassword } from './passwords.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { proveAddress } from './prove-address.ts'
import { endSessions } from './sessions.ts'
import { DAY_MS } from '@proverka/domain/timing'

/**
 * Mails a password for one login within a day; the one of an earlier email is over (SEC-03). A repeat for the same
 * `emailId` changes nothing: the password that is being sent stays valid.
 */
export async function mailPassword(
  context: AppContext,
  { emailId, personId: userId, siteKey }: PasswordEmail,
): Promise<void> {
  const { users } = context.queries
  const password = makeMailedPassword()
  await context.database.transaction(async () => {
    const user = await users.findUser(userId)
    if (!user || user.removed_at) return
    const message = newPasswordEmail(context, siteKey, user, password)
    if (!(await enqueueEmail(context, `new-password:${user.id}:${emailId}`, message))) return
    await saveMailedPassword(context, user.id, password)
  })
}

/**
 * What a password is to the last email: its own, its own after the one use, its own after a day, or another. Only the
 * reader of the email learns the difference.
 */
export async function matchMailedPassword(
  context: AppContext,
  userId: string,
  password: string,
): Promise<'good' | 'used' | 'expired' | 'other'> {
  const mailed = await context.queries.users.findMailedPassword(userId)
  if (mailed?.password_hash !== hashMailedPassword(userId, password)) return 'other'
  if (mailed.used_at) return 'used'
  return mailed.expires_at > context.clock.now() ? 'good' : 'expired'
}

/**
 * Uses the mailed password up and ends all former sessions. On an address that was proven before, the old password
 * works until a new one is set: a user who leaves without setting one is not locked out (TRUE-10). False when another
 * request used it at the same time.
 */
export function useMailedPassword(context: AppContext, userId: string): Promise<boolean> {
  return context.database.transaction(async () => {
    const { users } = context.queries
    if (!(await users.useMailedPassword(userId, context.clock.now()))) return false
    const user = await users.findUser(userId)
    // The reader of the email is the owner of the address (SAFE-01).
    if (user) await proveAddress(context, user)
    await endSessions(context, userId)
    return true
  })
}

/** Keeps a password of an email that is written in the same transaction. */
export function saveMailedPassword(context: AppContext, userId: string, password: string): Promise<unknown> {
  const expiresAt = new Date(context.clock.now().getTime() + DAY_MS)
  return context.queries.users.saveMailedPassword(userId, hashMailedPassword(userId, password), expiresAt)
}
