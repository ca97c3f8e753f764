import { randomUUID } from 'node:crypto'
import { Role } from '@proverka/domain/accounts'
import type { AppContext } from '../context.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'

/** The row that holds the orders of guests with an address that has an account (SAFE-01, DEC-02). In a transaction. */
export async function getHolder(context: AppContext, address: string): Promise<UserRow> {
  const { users } = context.queries
  await users.insertHolder(randomUUID(), address, Role.Client, context.clock.now())
  const holder = await users.findHolder(address)
  if (!holder) throw new Error('the holder is gone between two statements')
  return holder
}

/**
 * The account that an email to a user is about: the user, or for orders that wait the account of their address. One
 * whose account went on to another address gets a new one. In a transaction.
 */
export async function accountBehind(context: AppContext, user: UserRow): Promise<UserRow | undefined> {
  const address = user.waiting_address
  if (address === null) return user
  const { users } = context.queries
  const made = await users.insertUser({
    id: randomUUID(),
    email: address,
    name: '',
    phone: null,
    person_role: Role.Client,
    password_hash: null,
    created_at: context.clock.now(),
  })
  return made ?? users.findUserByEmail(address)
}
