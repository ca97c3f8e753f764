import {
  PERMISSIONS,
  permissionCondition,
  permissionLabel,
  permissionsOf,
  STAFF_ROLES,
  staffRoleLabel,
} from '@proverka/domain/accounts'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import { staffFactorRoutes } from './factors.ts'
import { staffSessionRoutes } from './sessions.ts'
import { tableViewRoutes } from './table-views.ts'
import { giveStaffPermission, takeStaffPermission } from '../../../services/staff/give-permission.ts'
import { giveStaffRole, takeStaffRole } from '../../../services/staff/give-role.ts'
import { secondSignatureRoubles } from '../../../services/staff/second-signature.ts'
import { previewRole } from '../../../services/staff/preview-role.ts'
import { listStaff } from '../../../services/staff/list-staff.ts'
import type { Handlers } from '../../http/handlers.ts'

/** Who belongs to the staff and who decides that. */
export const staffRoutes = (context: AppContext): Handlers['staff'] => ({
  ...staffFactorRoutes(context),
  ...staffSessionRoutes(context),
  ...tableViewRoutes(context),
  listStaff: async () => ({ staff: await listStaff(context) }),

  listStaffRoles: async () => ({
    roles: STAFF_ROLES.map((role) => ({
      role,
      label: staffRoleLabel(role),
      permissions: [...permissionsOf([role])],
    })),
    permissions: PERMISSIONS.map((permission) => {
      const condition = permissionCondition(permission) ?? null
      return {
        permission,
        label: permissionLabel(permission),
        condition,
        above: condition === 'second-above' ? secondSignatureRoubles(context) : null,
      }
    }),
  }),

  previewStaffRole: ({ query: { person_id, role, act } }) => previewRole(context, person_id, role, act),

  giveStaffRole: async ({ body: { person_id, role, ends_at } }, call) => {
    await giveStaffRole(context, call, {
      userId: person_id,
      role,
      endsAt: ends_at === null ? null : new Date(ends_at),
    })
    return memberOf(context, person_id)
  },

  takeStaffRole: async ({ query }, call) => {
    await takeStaffRole(context, call, query.person_id, query.role)
    return { removed: true }
  },

  giveStaffPermission: async ({ body: { person_id, permission, ends_at } }, call) => {
    await giveStaffPermission(context, call, {
      userId: person_id,
      permission,
      endsAt: new Date(ends_at),
    })
    return memberOf(context, person_id)
  },

  takeStaffPermission: async ({ query }, call) => {
    await takeStaffPermission(context, call, query.person_id, query.permission)
    return { removed: true }
  },
})

async function memberOf(context: AppContext, userId: string) {
  const member = (await listStaff(context)).find(({ person_id }) => person_id === userId)
  if (!member) throw appError('person/not-found')
  return member
}
