import { isPermission, Role } from '@proverka/domain/accounts'
import type { AppContext } from '../context.ts'
import { permittedTo, staffRolesOf } from '../accounts/with-roles.ts'

/** Everybody who belongs to the staff, with roles that have not ended. */
export async function listStaff({ queries, clock }: AppContext) {
  const now = clock.now()
  const given = Map.groupBy(await queries.staffRoles.listRoles(now), ({ person_id }) => person_id)
  const extra = Map.groupBy(await queries.staffRoles.listPermissions(now), ({ person_id }) => person_id)
  return (await queries.staffRoles.listStaff(now, Role.Admin)).map((user) => {
    const roles = staffRolesOf(user, user.staff_roles)
    return {
      person_id: user.id,
      email: user.email,
      name: user.name,
      roles: roles.map((role) => {
        const row = given.get(user.id)?.find((one) => one.role === role)
        return {
          role,
          given_at: row?.given_at.toISOString() ?? null,
          given_by: row?.given_by_email ?? null,
          ends_at: row?.ends_at?.toISOString() ?? null,
        }
      }),
      permissions: [...permittedTo(roles, user.staff_permissions)],
      extra: (extra.get(user.id) ?? []).flatMap(({ permission, given_at, given_by_email, ends_at }) =>
        isPermission(permission)
          ? [
              {
                permission,
                given_at: given_at.toISOString(),
                given_by: given_by_email,
                ends_at: ends_at.toISOString(),
              },
            ]
          : [],
      ),
      last_used_at: user.last_used_at?.toISOString() ?? null,
      factor: {
        app: user.has_app,
        passkeys: user.passkeys,
        recovery_codes_left: user.recovery_codes_left,
      },
      sessions: user.sessions,
    }
  })
}
