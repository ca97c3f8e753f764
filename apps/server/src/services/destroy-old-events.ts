import type { AppContext } from '../context.ts'
import { DAY_MS } from '@proverka/domain'

/** Half a year: enough to compare a season with the one before. */
const KEPT_DAYS = 180

/** Rows of one statement, so that none holds others up for long. */
const BATCH = 5000

/** Destroys what pages told of visits when its time is over (SAFE-11). Answers how many rows. */
export async function destroyOldEvents({ config, clock, queries, log }: AppContext): Promise<number> {
  const days = config.eventsDays ?? KEPT_DAYS
  const before = new Date(clock.now().getTime() - days * DAY_MS)
  let destroyed = 0
  for (;;) {
    const count = await queries.events.deleteEventsBefore(before, BATCH)
    destroyed += count
    if (count < BATCH) break
  }
  if (destroyed > 0) log.info({ destroyed, days }, 'old events are destroyed')
  return destroyed
}
