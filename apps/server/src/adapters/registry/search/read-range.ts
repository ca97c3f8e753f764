import type { StoredObject } from '@proverka/address-search'
import type { Queries } from '../../../platform/db/queries/queries.ts'

/** Objects read at once: reading them in must not hold other requests up for long. */
const BATCH = 5000
/** Every id of the register is smaller. */
export const GREATEST_ID = 2_147_483_647

/** Gives all objects of a range of ids to `take`, in the order of ids. */
export async function readRange(
  queries: Pick<Queries, 'demoObjects'>,
  fromId: number,
  toId: number,
  take: (objects: readonly StoredObject[]) => void | Promise<void>,
): Promise<void> {
  for (let afterId = fromId - 1; ;) {
    const rows = await queries.demoObjects.listForIndex(afterId, toId, BATCH)
    if (rows.length > 0) await take(rows)
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    afterId = last.id
  }
}
