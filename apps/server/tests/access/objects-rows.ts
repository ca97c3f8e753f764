import { FLAT } from '@proverka/test-support/guest-order'
import { HOUSE } from './adverts-rows.ts'
import { ABSENT, OPEN, SIGNED_IN } from './row.ts'
import type { Rows } from './row.ts'

export const objectsRows = (): Rows => ({
  'objects.getObject': { statuses: OPEN, input: () => ({ params: { id: FLAT }, query: {} }) },
  'objects.getObjectFull': { statuses: OPEN, input: () => ({ params: { id: FLAT }, query: {} }) },
  'objects.getContour': { statuses: OPEN, input: () => ({ params: { id: FLAT } }) },
  'objects.downloadContour': {
    statuses: ABSENT,
    input: () => ({ params: { id: FLAT }, query: { format: 'dxf' } }),
  },
  'objects.searchObjects': { statuses: OPEN, input: () => ({ query: { query: FLAT } }) },
  'objects.getHouseDetails': { statuses: SIGNED_IN, input: () => ({ query: { address: HOUSE } }) },
  'objects.getHouseDetailsWithFloors': { statuses: SIGNED_IN, input: () => ({ query: { address: HOUSE } }) },
})
