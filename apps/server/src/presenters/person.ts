import type { Person } from '@proverka/api/contract'
import type { PersonRow } from '../db/queries/persons.ts'

export const presentPerson = (person: PersonRow): Person => ({
  id: person.id,
  email: person.email,
  name: person.name,
  phone: person.phone,
  person_role: person.person_role,
  phone_verified: person.phone !== null && person.phone_verified_at !== null,
  email_proven: person.proven_at !== null,
})
