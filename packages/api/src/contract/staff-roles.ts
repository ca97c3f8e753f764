import { PERMISSIONS, STAFF_ROLES } from '@proverka/domain/accounts'
import * as v from 'valibot'
import { activeUntilSchema, momentSchema } from './admin/fields.ts'
import { endpoint } from './endpoint.ts'
import { idSchema, instantSchema, roublesSchema } from './shared.ts'

const roleSchema = v.picklist(STAFF_ROLES, 'Такой роли у сотрудников нет')
const permissionSchema = v.picklist(PERMISSIONS, 'Такого права нет')

const givenRoleSchema = v.object({
  role: roleSchema,
  /** Null: the chief is role 0 of the account, which the log tells of. */
  given_at: v.nullable(instantSchema),
  /** Address of who gave it. */
  given_by: v.nullable(v.string()),
  /** Null: until it is taken. */
  ends_at: v.nullable(instantSchema),
})

export const staffMemberSchema = v.object({
  person_id: idSchema,
  email: v.string(),
  name: v.string(),
  roles: v.array(givenRoleSchema),
  /** Of the roles and beyond them. */
  permissions: v.array(permissionSchema),
  /** Those beyond the roles, each to its end. */
  extra: v.array(
    v.object({
      permission: permissionSchema,
      given_at: instantSchema,
      /** Address of who gave it. */
      given_by: v.string(),
      ends_at: instantSchema,
    }),
  ),
  /** Null: never since sessions say it. */
  last_used_at: v.nullable(instantSchema),
  /** What the second step is taken with. */
  factor: v.object({ app: v.boolean(), passkeys: v.number(), recovery_codes_left: v.number() }),
  /** Open sessions. */
  sessions: v.number(),
})

const roleInfoSchema = v.object({
  role: roleSchema,
  label: v.string(),
  permissions: v.array(permissionSchema),
})

/** Who belongs to the staff, and what its roles permit (CONSOLE-02). */
export const staffRoles = {
  listStaff: endpoint({
    id: 'OWN-staff',
    method: 'GET',
    path: '/admin/staff',
    access: 'staff:staff.read',
    reply: v.object({ staff: v.array(staffMemberSchema) }),
  }),
  listStaffRoles: endpoint({
    id: 'OWN-staff-roles',
    method: 'GET',
    path: '/admin/staff/roles',
    access: 'staff:staff.read',
    reply: v.object({
      roles: v.array(roleInfoSchema),
      permissions: v.array(
        v.object({
          permission: permissionSchema,
          label: v.string(),
          /** What an act needs beside the permission: another signature, the same from a sum on, a reason. */
          condition: v.nullable(v.picklist(['reason', 'second', 'second-above'])),
          /** The sum for `second-above`, roubles. */
          above: v.nullable(roublesSchema),
        }),
      ),
    }),
  }),
  /** What giving or taking a role would change. Nothing is changed. */
  previewStaffRole: endpoint({
    id: 'OWN-staff-role-preview',
    method: 'GET',
    path: '/admin/staff/role/preview',
    access: 'staff:staff.write',
    query: v.object({ person_id: idSchema, role: roleSchema, act: v.picklist(['give', 'take']) }),
    reply: v.object({
      before: v.array(permissionSchema),
      after: v.array(permissionSchema),
      /** Sessions that end, as the account signs in again. */
      sessions: v.number(),
    }),
    errors: ['person/not-found', 'person/removed', 'person/last-admin', 'staff/role-not-given'],
  }),
  /**
   * The account signs in again with its new role. One that it has gets the new term. The chief has no term. To
   * somebody without an account none is given: people register first.
   */
  giveStaffRole: endpoint({
    id: 'OWN-staff-role-give',
    method: 'PUT',
    path: '/admin/staff/role',
    access: 'staff:staff.write',
    body: v.object({ person_id: idSchema, role: roleSchema, ends_at: activeUntilSchema }),
    reply: staffMemberSchema,
    errors: ['person/not-found', 'person/removed', 'staff/chief-has-no-term', 'staff/term-over'],
  }),
  /** Ends the sessions of the account, too. The last chief stays one. */
  takeStaffRole: endpoint({
    id: 'OWN-staff-role-take',
    method: 'DELETE',
    path: '/admin/staff/role',
    access: 'staff:staff.write',
    query: v.object({ person_id: idSchema, role: roleSchema }),
    reply: v.object({ removed: v.literal(true) }),
    errors: ['person/not-found', 'person/last-admin', 'staff/role-not-given'],
  }),
  /** Beyond the role, for a term: it ends by itself. Given again it has the new term. Counts from the next call on. */
  giveStaffPermission: endpoint({
    id: 'OWN-staff-permission-give',
    method: 'PUT',
    path: '/admin/staff/permission',
    access: 'staff:staff.write',
    body: v.object({ person_id: idSchema, permission: permissionSchema, ends_at: momentSchema }),
    reply: staffMemberSchema,
    errors: [
      'person/not-found',
      'person/removed',
      'staff/not-member',
      'staff/permission-of-role',
      'staff/permission-of-chief',
      'staff/term-over',
    ],
  }),
  takeStaffPermission: endpoint({
    id: 'OWN-staff-permission-take',
    method: 'DELETE',
    path: '/admin/staff/permission',
    access: 'staff:staff.write',
    query: v.object({ person_id: idSchema, permission: permissionSchema }),
    reply: v.object({ removed: v.literal(true) }),
    errors: ['person/not-found', 'staff/permission-not-given'],
  }),
}
