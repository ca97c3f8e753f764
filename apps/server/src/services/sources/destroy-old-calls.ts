import { deleteAnswersBefore } from '../../adapters/registry/confirmers/stored-answers.ts'
import type { AppContext } from '../context.ts'
import { DAY_MS } from '@proverka/domain/timing'
import { findClockFault } from '../clock-check.ts'

/** The page of sources shows thirty days, today among them. */
const KEPT_DAYS = 31

/** Destroys measurements that are too old to be shown; answers how many. None by a process whose clock is wrong. */
export async function destroyOldCalls(context: AppContext): Promise<number> {
  if (await findClockFault(context)) return 0
  const { clock, queries, database } = context
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)
  await deleteAnswersBefore(database.runRawSql, before)
  return queries.sourceCalls.deleteBefore(before)
}
