import { LADOGIN } from '@proverka/test-support/guest-order'
import { holds, OWN, SIGNED_IN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

/** Even the staff that reads orders compares none. */
const OWNER_ALONE = [401, 403, 200, 403, 403] as const

export const reportsRows = (world: World): Rows => ({
  'comparison.listOwnReports': {
    statuses: SIGNED_IN,
    input: () => ({ query: {} }),
    finds: { by: ['owner'], isIn: (data) => holds(data, world.report) },
  },
  'comparison.listOwnReports: same subject': {
    statuses: OWNER_ALONE,
    input: () => ({ query: { same_as: world.report } }),
  },
  'comparison.getDifference': {
    statuses: OWNER_ALONE,
    input: () => ({ params: { id: world.report, other_id: world.otherReport } }),
  },
  'comparison.downloadDifference': {
    statuses: OWNER_ALONE,
    input: () => ({ params: { id: world.report, other_id: world.otherReport }, query: { type: 'json' } }),
  },
  'comparison.getComparedReport': {
    statuses: OWNER_ALONE,
    input: () => ({ params: { id: world.property } }),
  },
  'comparison.getComparison': {
    statuses: OWNER_ALONE,
    input: () => ({ query: { id: world.property, other_id: world.otherProperty } }),
  },
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
