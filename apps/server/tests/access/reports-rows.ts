import { LADOGIN } from '../setup/guest-order.ts'
import { OWN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

export const reportsRows = (world: World): Rows => ({
  'reports.getReport': { statuses: OWN, input: () => ({ params: { id: world.report } }) },
  'reports.downloadFile': {
    statuses: OWN,
    input: () => ({ params: { path: `reports/${world.report}.pdf` } }),
  },
  'reports.restartTask': {
    statuses: OWN,
    input: (by) => ({ body: { task_id: world.tasksOf[by] } }),
  },
  'reports.updateOrderItem': {
    statuses: OWN,
    input: (by) => ({
      body: { order_item_id: world.ownersOf[by], metadata: { ownersData: [LADOGIN.person] } },
    }),
  },
})
