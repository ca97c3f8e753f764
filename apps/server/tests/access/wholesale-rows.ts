import { FLAT } from '@proverka/test-support/guest-order'
import { OPEN, OWN } from './row.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

export const wholesaleRows = (world: World): Rows => ({
  'wholesale.checkList': { statuses: OPEN, input: () => ({ body: { rows: [FLAT] } }) },
  'wholesale.getProgress': { statuses: OWN, input: () => ({ params: { id: world.order } }) },
  'wholesale.retryFailed': { statuses: OWN, input: () => ({ params: { id: world.order } }) },
})
