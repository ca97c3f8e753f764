import { PERMISSIONS, type Permission } from './permissions.ts'

const READING_ORDERS = ['orders.read', 'clients.read', 'catalogue.read', 'fulfilments.read'] as const

/** Roles of the staff as sets of permissions (DEC-18), beside the seventeen roles of users. */
const ROLES = {
  operator: {
    label: 'Оператор',
    permissions: [
      ...READING_ORDERS,
      'orders.write',
      'refunds.write',
      'personal.read',
      'fulfilments.write',
      'faults.read',
      'emails.write',
      'limits.write',
      'jobs.read',
      'jobs.write',
    ],
  },
  support: {
    label: 'Поддержка',
    permissions: [
      ...READING_ORDERS,
      'refunds.write',
      'personal.read',
      'faults.read',
      'faults.write',
      'subjects.read',
      'subjects.write',
      'clients.write',
      'clients.merge',
      'emails.write',
      'comments.write',
      'promotions.read',
      'limits.write',
    ],
  },
  accountant: {
    label: 'Бухгалтер',
    permissions: [
      'orders.read',
      'orders.pay',
      'refunds.write',
      'clients.read',
      // Who pays a partner out needs his requisites.
      'personal.read',
      'balances.write',
      'catalogue.read',
      'promotions.read',
      'partners.read',
      'partners.pay',
      'statistics.read',
      'statistics.export',
    ],
  },
  editor: {
    label: 'Редактор',
    permissions: ['articles.write', 'comments.write', 'banners.write', 'newsletters.write'],
  },
  chief: { label: 'Руководитель', permissions: PERMISSIONS },
} as const satisfies Record<string, { readonly label: string; readonly permissions: readonly Permission[] }>

/** `chief` is role 0 of users: it has all permissions, and alone gives roles. */
export type StaffRole = keyof typeof ROLES

/** All roles of the staff in the order of the console's table. */
export const STAFF_ROLES = Object.keys(ROLES) as readonly StaffRole[]

/** Whether the text is a role of the staff. */
export function isStaffRole(value: unknown): value is StaffRole {
  return typeof value === 'string' && Object.hasOwn(ROLES, value)
}

/** The name of a role of the staff, in Russian. */
export function staffRoleLabel(role: StaffRole): string {
  return ROLES[role].label
}

/** What several roles permit together; no roles permit nothing. */
export function permissionsOf(roles: readonly StaffRole[]): ReadonlySet<Permission> {
  return new Set(roles.flatMap((role): readonly Permission[] => ROLES[role].permissions))
}
