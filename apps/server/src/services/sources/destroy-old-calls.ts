import type { AppContext } from '../../context.ts'
import { DAY_MS } from '@proverka/domain'

/** The page of sources shows thirty days, today among them. */
const KEPT_DAYS = 31

/** Destroys measurements that are too old to be shown. */
export const destroyOldCalls = ({ clock, queries }: AppContext): Promise<number> =>
  queries.sourceCalls.deleteBefore(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))
