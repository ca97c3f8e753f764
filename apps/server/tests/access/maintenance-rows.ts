import { ADMIN } from './row.ts'
import type { Rows } from './row.ts'

const LONG_AGO = { date_from: '2001-01-01', date_to: '2001-01-02' }

export const maintenanceRows = (): Rows => ({
  'maintenance.resetSearch': { statuses: ADMIN, input: () => ({ body: { ip: '10.0.0.1' } }) },
  'maintenance.resetIp': { statuses: ADMIN, input: () => ({ body: { ip: '10.0.0.1' } }) },
  'maintenance.listJobs': { statuses: ADMIN, input: () => ({}) },
  'maintenance.updateAutomatically': { statuses: ADMIN, input: () => ({ body: LONG_AGO }) },
  'maintenance.reorderStuck': { statuses: ADMIN, input: () => ({ body: LONG_AGO }) },
})
