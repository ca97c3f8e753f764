import { MINUTE_MS } from '@proverka/domain/timing'
import type { WatchRow } from '../../platform/db/queries/watches/watches.ts'
import type { AppContext } from '../context.ts'
import { askWatched, questionsOf } from './ask-watched.ts'
import { recordCheck } from './record-check.ts'

/** Longer than the slowest source is waited for; after that another process asks. */
const LEASE_MS = 3 * MINUTE_MS
/** Watches that one batch takes, so that none waits long in the hands of a process. */
const BATCH = 40
/** Watches that are asked about at a time. */
const AT_ONCE = 8
/** A round goes on while much is due, and leaves a process time to end. */
const BATCHES_OF_ROUND = 25

/**
 * Makes the checks that are due. Any number of processes do it at once; each watch is in the hands of one. Answers how many
 * were made.
 */
export async function runWatches(context: AppContext): Promise<number> {
  let made = 0
  for (let batch = 0; batch < BATCHES_OF_ROUND; batch++) {
    const now = context.clock.now()
    const until = new Date(now.getTime() + LEASE_MS)
    const taken = await context.queries.watches.takeDue({ now, until, limit: BATCH })
    made += taken.length
    await inParallel(context, taken)
    if (taken.length < BATCH) break
  }
  return made
}

/** A fault over one of them leaves the others alone; it comes again when its lease is over. */
async function inParallel(context: AppContext, rows: readonly WatchRow[]): Promise<void> {
  const waiting = [...rows]
  const worker = async () => {
    for (let watch = waiting.shift(); watch; watch = waiting.shift()) {
      try {
        await check(context, watch)
      } catch (error) {
        context.log.error({ err: error, watch: watch.id }, 'a check of a watch failed')
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function check(context: AppContext, watch: WatchRow): Promise<void> {
  if (!watch.due_at) return
  // A source that was taken off since the watch began is silent, and no reason to end it.
  const questions =
    (await questionsOf(context, watch.kind)) ??
    watch.state.map(({ type, source }) => ({ type, source, title: '' }))
  await recordCheck(context, watch.id, watch.due_at, await askWatched(context, watch.subject, questions))
}
