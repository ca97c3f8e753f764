import { appError } from '@proverka/domain/errors'
import { Role, type Actor, type Permission } from '@proverka/domain/accounts'
import type { SignedInUser } from './call.ts'
import type { AppContext } from './context.ts'
import type { UserRow } from '../platform/db/queries/accounts/users.ts'

/** The user that an admin names. */
export async function requireUser(context: AppContext, id: string): Promise<UserRow> {
  const user = await context.queries.users.findUser(id)
  // A row that only holds orders of guests is not a user.
  if (!user || user.waiting_address !== null) throw appError('person/not-found')
  return user
}

/** A user who may still sign in. */
export async function requireLiveUser(context: AppContext, id: string): Promise<UserRow> {
  const user = await requireUser(context, id)
  if (user.removed_at) throw appError('person/removed')
  return user
}

/** The address of an account, or the one that orders of guests wait under. */
export const addressOf = ({ email, waiting_address }: UserRow): string => waiting_address ?? email

/** The caller as the rules of the domain know who asks: an admin is who has the permission in this request. */
export const actorOf = (user: SignedInUser, permission: Permission): NonNullable<Actor> => ({
  id: user.id,
  role: user.permissions.has(permission) ? Role.Admin : Role.Client,
})

/** At least one admin must remain who can undo this. Call in a transaction: the admins are held until its end. */
export async function requireAnotherAdmin(context: AppContext, userId: string): Promise<void> {
  const admins = await context.queries.people.lockAdmins()
  if (admins.includes(userId) && admins.length === 1) throw appError('person/last-admin')
}
