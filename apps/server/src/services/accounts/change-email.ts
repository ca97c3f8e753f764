import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import type { PersonRow } from '../../db/queries/persons.ts'
import type { Call } from '../../http/call.ts'
import { addressChangedEmail } from '../../mail/emails/address-changed-email.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { endSignIns } from './sessions.ts'

/**
 * Makes an address the account's, in the hands of whoever read the email to it: all other ways in end, and the former
 * address is told. Undefined when somebody else has it by now. In a transaction.
 */
export async function changeEmail(
  context: AppContext,
  { site }: Pick<Call, 'site'>,
  person: PersonRow,
  email: string,
): Promise<PersonRow | undefined> {
  const { persons } = context.queries
  if (await persons.findPersonByEmail(email)) return undefined
  await persons.setEmail(person.id, email)
  await endSignIns(context, person.id)
  if (person.proven_at !== null)
    await enqueueEmail(
      context,
      `email-changed:${person.id}:${randomUUID()}`,
      addressChangedEmail(context, site.key, person.email),
    )
  return persons.findPerson(person.id)
}
