import { sql, type Insertable } from 'kysely'
import type { Database } from '../../database.ts'
import type { StaffPermissionsTable, StaffRolesTable } from '../../schema/staff-schema.ts'

/** Roles of the staff that the row of `persons` in a query has at an instant. */
export const staffRolesAt = (now: Date) => sql<string[]>`array(
  select role from staff_roles where staff_roles.person_id = persons.id and (ends_at is null or ends_at > ${now}))`

/** Permissions beyond the roles that the row of `persons` in a query has at an instant. */
export const staffPermissionsAt = (now: Date) => sql<string[]>`array(
  select permission from staff_permissions where staff_permissions.person_id = persons.id and ends_at > ${now})`

export type StaffRoleQueries = ReturnType<typeof createStaffRoleQueries>

export function createStaffRoleQueries(database: Database) {
  return {
    /** Given roles that have not ended, each with the address of who gave it. */
    listRoles: (now: Date) =>
      database.current
        .selectFrom('staff_roles')
        .innerJoin('persons as givers', 'givers.id', 'given_by')
        .where((role) => role.or([role('ends_at', 'is', null), role('ends_at', '>', now)]))
        .selectAll('staff_roles')
        .select('givers.email as given_by_email')
        .orderBy('given_at')
        .orderBy('role')
        .execute(),

    async listRolesOf(userId: string, now: Date): Promise<readonly string[]> {
      const rows = await database.current
        .selectFrom('staff_roles')
        .select('role')
        .where('person_id', '=', userId)
        .where((role) => role.or([role('ends_at', 'is', null), role('ends_at', '>', now)]))
        .execute()
      return rows.map(({ role }) => role)
    },

    /** People with role 0 or a given role, the oldest accounts first. */
    listStaff: (now: Date, chiefRole: number) =>
      database.current
        .selectFrom('persons')
        .select(['id', 'email', 'name', 'person_role', 'created_at', staffRolesAt(now).as('staff_roles')])
        .select(staffPermissionsAt(now).as('staff_permissions'))
        .select((person) =>
          person
            .selectFrom('sessions')
            .whereRef('sessions.person_id', '=', 'persons.id')
            .select(({ fn }) => fn.max('sessions.last_used_at').as('last'))
            .as('last_used_at'),
        )
        .select([
          sql<boolean>`exists (select 1 from authenticator_apps
            where authenticator_apps.person_id = persons.id and confirmed_at is not null)`.as('has_app'),
          sql<number>`(select count(*)::int from passkeys where passkeys.person_id = persons.id)`.as(
            'passkeys',
          ),
          sql<number>`(select count(*)::int from recovery_codes
            where recovery_codes.person_id = persons.id and used_at is null)`.as('recovery_codes_left'),
          sql<number>`(select count(*)::int from sessions where sessions.person_id = persons.id
            and revoked_at is null and expires_at > ${now})`.as('sessions'),
        ])
        .where('removed_at', 'is', null)
        .where((person) =>
          person.or([
            person('person_role', '=', chiefRole),
            person.exists(
              person
                .selectFrom('staff_roles')
                .whereRef('staff_roles.person_id', '=', 'persons.id')
                .where((role) => role.or([role('ends_at', 'is', null), role('ends_at', '>', now)]))
                .select('role'),
            ),
          ]),
        )
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** Given again, a role has the new term. */
    giveRole: (role: Insertable<StaffRolesTable>) =>
      database.current
        .insertInto('staff_roles')
        .values(role)
        .onConflict((conflict) => conflict.columns(['person_id', 'role']).doUpdateSet(role))
        .execute(),

    /** Permissions beyond roles that have not ended, each with the address of who gave it. */
    listPermissions: (now: Date) =>
      database.current
        .selectFrom('staff_permissions')
        .innerJoin('persons as givers', 'givers.id', 'given_by')
        .where('ends_at', '>', now)
        .selectAll('staff_permissions')
        .select('givers.email as given_by_email')
        .orderBy('ends_at')
        .orderBy('permission')
        .execute(),

    async listPermissionsOf(userId: string, now: Date): Promise<readonly string[]> {
      const rows = await database.current
        .selectFrom('staff_permissions')
        .select('permission')
        .where('person_id', '=', userId)
        .where('ends_at', '>', now)
        .execute()
      return rows.map(({ permission }) => permission)
    },

    /** Given again, a permission has the new term. */
    givePermission: (row: Insertable<StaffPermissionsTable>) =>
      database.current
        .insertInto('staff_permissions')
        .values(row)
        .onConflict((conflict) => conflict.columns(['person_id', 'permission']).doUpdateSet(row))
        .execute(),

    /** False when there is none that counts. */
    async takePermission(userId: string, permission: string, now: Date): Promise<boolean> {
      const result = await database.current
        .deleteFrom('staff_permissions')
        .where('person_id', '=', userId)
        .where('permission', '=', permission)
        .where('ends_at', '>', now)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    takePermissionsOf: (userId: string) =>
      database.current.deleteFrom('staff_permissions').where('person_id', '=', userId).execute(),

    /** False when the user does not have the role. */
    async takeRole(userId: string, role: string): Promise<boolean> {
      const result = await database.current
        .deleteFrom('staff_roles')
        .where('person_id', '=', userId)
        .where('role', '=', role)
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },
  }
}
