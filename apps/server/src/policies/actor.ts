import type { Actor } from '@proverka/domain/accounts'
import type { PersonRow } from '../db/queries/persons.ts'

/** A person as the rules of the domain know who asks. */
export const actorOf = (person: PersonRow): NonNullable<Actor> => ({
  id: person.id,
  role: person.person_role,
})
