import { randomUUID } from 'node:crypto'
import { Role } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { PersonRow } from '../db/queries/persons.ts'
import type { Call } from '../http/call.ts'
import { welcomeLetter } from '../mail/letters/sign-in-letters.ts'
import { saveMailedPassword } from './mailed-passwords.ts'
import { makeMailedPassword } from './passwords.ts'
import { postLetter } from './post-letter.ts'

interface Contact {
  readonly email: string
  readonly phone: string | null
  readonly partner_id?: string | null | undefined
}

/** The account of the address that a guest typed; a new address gets one, and a letter with its password. */
export async function findOrMakeBuyer(
  context: AppContext,
  call: Call,
  { email, phone, partner_id }: Contact,
): Promise<{ readonly person: PersonRow; readonly isNew: boolean }> {
  const persons = context.queries.persons
  const made = await persons.insertPerson({
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
  const person = made ?? (await persons.findPersonByEmail(email))
  if (!person) throw new Error('the account is gone between two statements')
  // What is bought into a closed account could never be read.
  if (person.removed_at) throw appError('person/removed')
  if (made) {
    const password = makeMailedPassword()
    await saveMailedPassword(context, person.id, password)
    await postLetter(context, `welcome:${person.id}`, welcomeLetter(context, call.site.key, person, password))
  }
  return { person, isNew: made !== undefined }
}
