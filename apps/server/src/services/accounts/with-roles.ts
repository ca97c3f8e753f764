import { isStaffRole, permissionsOf, Role, type StaffRole } from '@proverka/domain/accounts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { SignedInUser } from '../call.ts'

/** The roles of a user in the staff: role 0 is the chief (DEC-18). A role that this version does not know permits nothing. */
export const staffRolesOf = (
  { person_role }: Pick<UserRow, 'person_role'>,
  given: readonly string[],
): readonly StaffRole[] => (person_role === Role.Admin ? ['chief'] : given.filter(isStaffRole))

/** A user who acts with the permissions of these roles. */
export const withRoles = (user: UserRow, roles: readonly StaffRole[]): SignedInUser => ({
  ...user,
  permissions: permissionsOf(roles),
})
