import type { AppContext } from '../../context.ts'
import type { PasswordEmail } from '../../jobs/jobs.ts'
import { newPasswordEmail } from '../../mail/emails/sign-in-emails.ts'
import { hashMailedPassword, makeMailedPassword } from './passwords.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { proveAddress } from './prove-address.ts'
import { endSessions } from './sessions.ts'
import { DAY_MS } from '@proverka/domain'

/**
 * Mails a password for one login within a day; the one of an earlier email is over (SEC-03). A repeat for the same
 * `emailId` changes nothing: the password that is on its way stays the good one.
 */
export async function mailPassword(
  context: AppContext,
  { emailId, personId, siteKey }: PasswordEmail,
): Promise<void> {
  const { persons } = context.queries
  const password = makeMailedPassword()
  await context.database.transaction(async () => {
    const person = await persons.findPerson(personId)
    if (!person || person.removed_at) return
    const message = newPasswordEmail(context, siteKey, person, password)
    if (!(await enqueueEmail(context, `new-password:${person.id}:${emailId}`, message))) return
    await saveMailedPassword(context, person.id, password)
  })
}

/**
 * What a password is to the last email: its own, its own after the one use, its own after a day, or another. Only the
 * reader of the email learns the difference.
 */
export async function matchMailedPassword(
  context: AppContext,
  personId: string,
  password: string,
): Promise<'good' | 'used' | 'expired' | 'other'> {
  const mailed = await context.queries.persons.findMailedPassword(personId)
  if (mailed?.password_hash !== hashMailedPassword(personId, password)) return 'other'
  if (mailed.used_at) return 'used'
  return mailed.expires_at > context.clock.now() ? 'good' : 'expired'
}

/**
 * Uses the mailed password up; who was signed in before is out. On an address that was proven before, the old password
 * works until an own one is set: whoever leaves without setting one is not locked out (TRUE-10). False when somebody else used it at the same time.
 */
export function useMailedPassword(context: AppContext, personId: string): Promise<boolean> {
  return context.database.transaction(async () => {
    const { persons } = context.queries
    if (!(await persons.useMailedPassword(personId, context.clock.now()))) return false
    const person = await persons.findPerson(personId)
    // The reader of the email is the owner of the address (SAFE-01).
    if (person) await proveAddress(context, person)
    await endSessions(context, personId)
    return true
  })
}

/** Keeps a password of an email that is written in the same transaction. */
export function saveMailedPassword(
  context: AppContext,
  personId: string,
  password: string,
): Promise<unknown> {
  const expiresAt = new Date(context.clock.now().getTime() + DAY_MS)
  return context.queries.persons.saveMailedPassword(
    personId,
    hashMailedPassword(personId, password),
    expiresAt,
  )
}
