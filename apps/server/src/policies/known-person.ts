import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { PersonRow } from '../db/queries/persons.ts'

/** The person that an admin names. */
export async function requirePerson(context: AppContext, id: string): Promise<PersonRow> {
  const person = await context.queries.persons.findPerson(id)
  if (!person) throw appError('person/not-found')
  return person
}

/** A person who may still sign in. */
export async function requireLivePerson(context: AppContext, id: string): Promise<PersonRow> {
  const person = await requirePerson(context, id)
  if (person.removed_at) throw appError('person/removed')
  return person
}
