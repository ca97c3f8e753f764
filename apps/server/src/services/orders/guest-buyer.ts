import { randomUUID } from 'node:crypto'
import { Role } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { Call } from '../call.ts'
import { welcomeEmail } from '../emails/sign-in-emails.ts'
import { getHolder } from '../accounts/account-of-address.ts'
import { saveMailedPassword } from '../accounts/mailed-passwords.ts'
import { makeMailedPassword } from '../accounts/passwords.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

interface Contact {
  readonly email: string
  readonly phone: string | null
  readonly partner_id?: string | null | undefined
}

/**
 * Who an order with a typed address belongs to. A new address gets an account, and an email with its password. For an
 * address with an account nothing is added to it, because typing an address proves nothing: the order waits beside it
 * until its owner signs in (SAFE-01, DEC-02). A caller signed in with that address is the owner.
 */
export async function findOrMakeBuyer(
  context: AppContext,
  call: Call,
  { email, phone, partner_id }: Contact,
): Promise<{ readonly user: UserRow; readonly isNew: boolean }> {
  const users = context.queries.users
  if (call.caller?.user.email === email) return { user: call.caller.user, isNew: false }
  const made = await users.insertUser({
    id: randomUUID(),
    email,
    name: '',
    phone,
    person_role: Role.Client,
    // Until an own one is set, a mailed password is the only one (SEC-03).
    password_hash: null,
    created_at: context.clock.now(),
    partner_id: partner_id || null,
  })
  if (!made) {
    // What waits for a closed account could never be read.
    if ((await users.findUserByEmail(email))?.removed_at) throw appError('person/removed')
    return { user: await getHolder(context, email), isNew: false }
  }
  const password = makeMailedPassword()
  await saveMailedPassword(context, made.id, password)
  await enqueueEmail(context, `welcome:${made.id}`, welcomeEmail(context, call.site.key, made, password))
  return { user: made, isNew: true }
}
