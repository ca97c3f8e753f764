import { staffFactors } from './staff-factors.ts'
import { staffRoles } from './staff-roles.ts'
import { staffSessions } from './staff-sessions.ts'
import { staffTables } from './staff-tables.ts'

/** The staff itself: who belongs to it and how it signs in. */
export const staff = { ...staffRoles, ...staffFactors, ...staffSessions, ...staffTables }
