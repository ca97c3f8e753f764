import { FLAT } from '../setup/guest-order.ts'
import { OPEN } from './row.ts'
import type { Rows } from './row.ts'

export const objectsRows = (): Rows => ({
  'objects.getObject': { statuses: OPEN, input: () => ({ params: { id: FLAT }, query: {} }) },
  'objects.getObjectFull': { statuses: OPEN, input: () => ({ params: { id: FLAT }, query: {} }) },
  'objects.searchObjects': { statuses: OPEN, input: () => ({ query: { query: FLAT } }) },
})
