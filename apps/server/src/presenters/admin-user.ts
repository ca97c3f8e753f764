import type { adminUserSchema } from '@proverka/api/contract'
import type { InferInput } from 'valibot'
import type { PersonRow } from '../db/queries/persons.ts'

export const presentAdminUser = (
  person: PersonRow & { responsible_id: string | null },
): InferInput<typeof adminUserSchema> => ({
  person_id: person.id,
  email: person.email,
  name: person.name,
  phone: person.phone,
  person_role: person.person_role,
  created_date: person.created_at.toISOString(),
  removed: person.removed_at !== null,
  responsible_id: person.responsible_id,
})
