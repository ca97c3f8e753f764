import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { PersonRow } from '../../db/queries/persons.ts'
import type { Call } from '../../http/call.ts'
import { proveAddressLetter } from '../../mail/letters/address-letters.ts'
import { holdSession } from './hold-session.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { makeSignInLink } from './sign-in-links.ts'

/** Where the link of a letter that proves an address leads. */
const AFTER_PROOF = '/'

/** Mails the link that proves the address of an account, or makes a new one its address. In a transaction. */
export async function postProofLetter(
  context: AppContext,
  call: Pick<Call, 'site'>,
  person: PersonRow,
  newEmail?: string,
): Promise<void> {
  const token = await makeSignInLink(context, {
    personId: person.id,
    brand: call.site.brand,
    path: AFTER_PROOF,
    orderId: null,
    ...(newEmail !== undefined && { newEmail }),
  })
  const to = newEmail ?? person.email
  const letter = proveAddressLetter(context, call.site.key, {
    to,
    path: AFTER_PROOF,
    token,
    isNew: newEmail !== undefined,
  })
  await enqueueEmail(context, `prove-address:${person.id}:${randomUUID()}`, letter)
}

/**
 * Asks for another address: a letter goes there, and until its link is opened nothing changes. The own address, if it is
 * not proven yet, gets its letter again.
 */
export async function askForEmail(context: AppContext, call: Call, email: string): Promise<void> {
  await context.database.transaction(async () => {
    const person = await holdSession(context, call)
    if (email === person.email) {
      if (person.proven_at === null) await postProofLetter(context, call, person)
      return
    }
    if (await context.queries.persons.findPersonByEmail(email)) throw appError('auth/email-taken')
    await postProofLetter(context, call, person, email)
  })
}
