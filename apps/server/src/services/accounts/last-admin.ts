import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'

/** At least one admin must remain who can undo this. Call in a transaction: the admins are held until its end. */
export async function requireAnotherAdmin(context: AppContext, userId: string): Promise<void> {
  const admins = await context.queries.people.lockAdmins()
  if (admins.includes(userId) && admins.length === 1) throw appError('person/last-admin')
}
