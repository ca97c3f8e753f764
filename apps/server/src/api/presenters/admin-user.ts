import type { adminUserSchema } from '@proverka/api/contract'
import type { InferInput } from 'valibot'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'

export const presentAdminUser = (
  user: UserRow & { responsible_id: string | null },
): InferInput<typeof adminUserSchema> => ({
  person_id: user.id,
  email: user.email,
  name: user.name,
  phone: user.phone,
  person_role: user.person_role,
  created_date: user.created_at.toISOString(),
  removed: user.removed_at !== null,
  responsible_id: user.responsible_id,
})
