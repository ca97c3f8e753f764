import {
  isPermission,
  isStaffRole,
  permissionsOf,
  Role,
  type Permission,
  type StaffRole,
} from '@proverka/domain/accounts'
import type { UserRow } from '../../platform/db/queries/accounts/users.ts'
import type { SignedInUser } from '../call.ts'

/** The roles of a user in the staff: role 0 is the chief (DEC-18). A role that this version does not know permits nothing. */
export const staffRolesOf = (
  { person_role }: Pick<UserRow, 'person_role'>,
  given: readonly string[],
): readonly StaffRole[] => (person_role === Role.Admin ? ['chief'] : given.filter(isStaffRole))

/** What roles permit with permissions beyond them, which count for members of the staff alone. */
export const permittedTo = (roles: readonly StaffRole[], extra: readonly string[]): ReadonlySet<Permission> =>
  new Set(roles.length === 0 ? [] : [...permissionsOf(roles), ...extra.filter(isPermission)])

/** A user who acts with the permissions of these roles, and with some beyond them. */
export const withRoles = (
  user: UserRow,
  roles: readonly StaffRole[],
  extra: readonly string[] = [],
): SignedInUser => ({
  ...user,
  permissions: permittedTo(roles, extra),
})
