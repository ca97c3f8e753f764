import { staffRoles } from './staff-roles.ts'

/** The staff itself: who belongs to it and how it signs in. */
export const staff = { ...staffRoles }
