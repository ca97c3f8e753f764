import { randomUUID } from 'node:crypto'
import { Role } from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { PersonRow } from '../db/queries/persons.ts'
import type { Call } from '../http/call.ts'
import { welcomeLetter } from '../mail/letters.ts'
import { hashPassword, makeMailedPassword } from './passwords.ts'
import { postLetter } from './post-letter.ts'

/** The password of an account that may have to be made; hashing takes long, so it is done before the transaction. */
export interface PreparedAccount {
  readonly password: string
  readonly passwordHash: string
}

export async function prepareAccount(): Promise<PreparedAccount> {
  const password = makeMailedPassword()
  return { password, passwordHash: await hashPassword(password) }
}

interface Contact {
  readonly email: string
  readonly phone: string | null
  readonly partner_id?: string | null | undefined
}

/** The account of the address that a guest typed; a new address gets one, and a letter with its password. */
export async function findOrMakeBuyer(
  context: AppContext,
  call: Call,
  { password, passwordHash }: PreparedAccount,
  { email, phone, partner_id }: Contact,
): Promise<{ readonly person: PersonRow; readonly isNew: boolean }> {
  const persons = context.queries.persons
  const made = await persons.insertPerson({
    id: randomUUID(),
    email,
    name: '',
    phone,
    person_role: Role.Client,
    password_hash: passwordHash,
    created_at: context.clock.now(),
    partner_id: partner_id || null,
  })
  const person = made ?? (await persons.findPersonByEmail(email))
  if (!person) throw new Error('the account is gone between two statements')
  // What is bought into a closed account could never be read.
  if (person.removed_at) throw appError('person/removed')
  if (made)
    await postLetter(context, `welcome:${person.id}`, welcomeLetter(context, call.site.key, person, password))
  return { person, isNew: made !== undefined }
}
