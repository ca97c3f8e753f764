import { ADMIN } from './row.ts'
import type { Rows } from './row.ts'
import { shared } from './made-things.ts'
import { failedJob } from '../setup/failed-job.ts'
import type { World } from './world.ts'

const LONG_AGO = { date_from: '2001-01-01', date_to: '2001-01-02' }

export const maintenanceRows = (world: World): Rows => ({
  'maintenance.resetSearch': { statuses: ADMIN, input: () => ({ body: { ip: '10.0.0.1' } }) },
  'maintenance.resetIp': { statuses: ADMIN, input: () => ({ body: { ip: '10.0.0.1' } }) },
  'maintenance.listJobs': { statuses: ADMIN, input: () => ({}) },
  'maintenance.retryJob': {
    statuses: ADMIN,
    input: shared(async () => ({ params: { id: await failedJob(world.server) } })),
  },
  'maintenance.cancelJob': {
    statuses: ADMIN,
    input: shared(async () => ({ params: { id: await failedJob(world.server) } })),
  },
  'maintenance.updateAutomatically': { statuses: ADMIN, input: () => ({ body: LONG_AGO }) },
  'maintenance.reorderStuck': { statuses: ADMIN, input: () => ({ body: LONG_AGO }) },
})
