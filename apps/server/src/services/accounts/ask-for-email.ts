import { randomUUID } from 'node:crypto'
import type { AppContext } from '../context.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { callerOf, type Call } from '../call.ts'
import { proveAddressEmail } from '../emails/address-emails.ts'
import { addressAskedForEmail } from '../emails/email-change-emails.ts'
import { startEmailChange } from './email-change.ts'
import { holdSession } from './own-session.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { makeSignInLink } from '../emails/sign-in-link.ts'

/** Where the link of an email that proves an address leads. */
const AFTER_PROOF = '/'

/** Mails the link that proves the address of an account, or makes a new one its address. In a transaction. */
export async function enqueueProofEmail(
  context: AppContext,
  call: Pick<Call, 'site'>,
  user: UserRow,
  newEmail?: string,
): Promise<void> {
  const token = await makeSignInLink(context, {
    userId: user.id,
    brand: call.site.brand,
    path: AFTER_PROOF,
    orderId: null,
    ...(newEmail !== undefined && { newEmail }),
  })
  const to = newEmail ?? user.email
  const message = proveAddressEmail(context, call.site.key, {
    to,
    path: AFTER_PROOF,
    token,
    isNew: newEmail !== undefined,
  })
  await enqueueEmail(context, `prove-address:${user.id}:${randomUUID()}`, message)
}

/** Whom emails went to. */
export type AskedEmail = 'own' | 'new' | 'both'

/**
 * Asks for another address. With a proven current address both readers are asked (CAB-03); an unproven one belongs to
 * no user, so only the new one is asked, and its link signs in. The own address, if it is not proven yet, gets its
 * email again. The answer does not reveal whether an account has the address.
 */
export async function askForEmail(context: AppContext, call: Call, email: string): Promise<AskedEmail> {
  await context.rateLimits.consume('email', `email:${callerOf(call).user.id}`)
  return context.database.transaction(async () => {
    const user = await holdSession(context, call)
    if (email === user.email) {
      if (user.proven_at === null) await enqueueProofEmail(context, call, user)
      return 'own'
    }
    if (user.proven_at !== null) {
      await startEmailChange(context, call.site.key, user, email)
      return 'both'
    }
    if (await context.queries.users.findUserByEmail(email)) {
      const message = addressAskedForEmail(context, call.site.key, email)
      await enqueueEmail(context, `email-asked-for:${randomUUID()}`, message)
    } else await enqueueProofEmail(context, call, user, email)
    return 'new'
  })
}
