import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { PersonRow } from '../db/queries/persons.ts'

/** The person that an admin names. */
export async function requirePerson(context: AppContext, id: string): Promise<PersonRow> {
  const person = await context.queries.persons.findPerson(id)
  // A row that only holds orders of guests is nobody.
  if (!person || person.waiting_address !== null) throw appError('person/not-found')
  return person
}

/** A person who may still sign in. */
export async function requireLivePerson(context: AppContext, id: string): Promise<PersonRow> {
  const person = await requirePerson(context, id)
  if (person.removed_at) throw appError('person/removed')
  return person
}

/** The address of an account, or the one that orders of guests wait under. */
export const addressOf = ({ email, waiting_address }: PersonRow): string => waiting_address ?? email
