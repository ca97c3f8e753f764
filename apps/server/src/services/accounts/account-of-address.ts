import { randomUUID } from 'node:crypto'
import { Role } from '@proverka/domain/accounts'
import type { AppContext } from '../../context.ts'
import type { PersonRow } from '../../db/queries/persons.ts'

/** The row that holds the orders of guests with an address that has an account (SAFE-01, DEC-02). In a transaction. */
export async function holderOf(context: AppContext, address: string): Promise<PersonRow> {
  const { persons } = context.queries
  await persons.insertHolder(randomUUID(), address, Role.Client, context.clock.now())
  const holder = await persons.findHolder(address)
  if (!holder) throw new Error('the holder is gone between two statements')
  return holder
}

/**
 * The account that an email to a person is about: the person, or for orders that wait the account of their address. One
 * whose account went on to another address gets a new one. In a transaction.
 */
export async function accountBehind(context: AppContext, person: PersonRow): Promise<PersonRow | undefined> {
  const address = person.waiting_address
  if (address === null) return person
  const { persons } = context.queries
  const made = await persons.insertPerson({
    id: randomUUID(),
    email: address,
    name: '',
    phone: null,
    person_role: Role.Client,
    password_hash: null,
    created_at: context.clock.now(),
  })
  return made ?? persons.findPersonByEmail(address)
}
