import { roleLabel } from '@proverka/domain/accounts'

/** The words of a role, apart from what a guest has to load. */
export function RoleName({ role }: { role: number }) {
  return roleLabel(role)
}
