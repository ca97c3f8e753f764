import { LADOGIN } from '@proverka/test-support/guest-order'
import { OWN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

export const reportsRows = (world: World): Rows => ({
  'reports.getReport': { statuses: OWN, input: () => ({ params: { id: world.report } }) },
  'reports.listFaults': { statuses: OWN, input: () => ({ params: { id: world.report } }) },
  'reports.reportFault': {
    statuses: OWN,
    input: () => ({ params: { id: world.report }, body: { text: 'Площадь другая' } }),
  },
  'reports.watchReport': { statuses: OWN, input: () => ({ params: { id: world.report } }) },
  'reports.updateOrderItem': {
    statuses: OWN,
    input: (by) => ({
      body: { order_item_id: world.ownersOf[by], metadata: { ownersData: [LADOGIN.person] } },
    }),
  },
})
