import type { Person } from '@proverka/api/contract'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'

export const presentPerson = (user: UserRow): Person => ({
  id: user.id,
  email: user.email,
  name: user.name,
  phone: user.phone,
  person_role: user.person_role,
  phone_verified: user.phone !== null && user.phone_verified_at !== null,
  email_proven: user.proven_at !== null,
})
