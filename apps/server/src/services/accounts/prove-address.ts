import { randomUUID } from 'node:crypto'
import type { AppContext } from '../context.ts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import { giveOrder } from './attach-order.ts'
import { earnTariff } from '../payments/tariffs.ts'

/**
 * The user read an email to the address of the account, so it is the user's (SAFE-01). The first time, everything
 * that signed in without that proof ends (SAFE-03): sessions, API token and own password; the caller opens a session
 * in which a new password is set. The mailed password and the links stay, because they were sent to the same address.
 * The orders that guests made with the address join the account. In a transaction; returns the user as it is now.
 */
export async function proveAddress(context: AppContext, user: UserRow): Promise<UserRow> {
  await joinWaitingOrders(context, user)
  const { apiTokens, users, sessions } = context.queries
  const now = context.clock.now()
  if (await users.setProven(user.id, now)) {
    await users.updatePasswordHash(user.id, null)
    await sessions.revokeSessionsOf(user.id, now)
    await apiTokens.deleteApiToken(user.id)
  }
  return (await users.findUser(user.id)) ?? user
}

/**
 * Gives the owner of a proven address what waits for it: orders of guests, and money that came back for them. In a
 * transaction; orders are held before people, as everywhere.
 */
export async function joinWaitingOrders(context: AppContext, user: UserRow): Promise<void> {
  await joinOrdersOf(context, user, user.email)
  // Addresses of accounts that became part of this one are the user's, too.
  for (const { email } of await context.queries.accountMerges.listMerged(user.id))
    await joinOrdersOf(context, user, email)
}

async function joinOrdersOf(context: AppContext, user: UserRow, address: string): Promise<void> {
  const { orders, users } = context.queries
  const holder = await users.findHolder(address)
  const ids = holder ? await orders.listOrderIds(holder.id) : []
  if (!holder || ids.length === 0) return
  // The browsers in which they were made keep their access.
  for (const id of ids) await giveOrder(context, id, user)
  await moveBalance(context, holder.id, user.id)
  await earnTariff(context, user.id)
}

/** Money returned to the row that held the orders of guests, for example from a payment that was made twice. */
async function moveBalance(context: AppContext, from: string, to: string): Promise<void> {
  const { ledger } = context.queries
  const amount = await ledger.balanceOf('balance', from)
  if (amount === 0) return
  await ledger.bookTransfer({
    uniqueKey: `waiting-joined:${randomUUID()}`,
    description: 'Остаток по заказам без входа',
    entries: [
      { account: 'balance', userId: from, amount: -amount },
      { account: 'balance', userId: to, amount },
    ],
    at: context.clock.now(),
  })
}
