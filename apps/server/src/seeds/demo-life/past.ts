import type { AppContext } from '../../context.ts'
import { createJobHandlers } from '../../jobs/job-handlers.ts'
import type { JobName, JobPayloads } from '../../jobs/jobs.ts'

const SECOND_MS = 1000
/** What one job of the past took. */
const JOB_MS = 40 * SECOND_MS

/** Emails and messages of the past went out then. */
const SENT: ReadonlySet<JobName> = new Set(['send-mail', 'send-sms', 'call-affiliate'])

/** The product as it was at some instant: the same services and rows, at a clock that is moved by hand. */
export interface Past {
  readonly context: AppContext
  /** Goes on to an instant. */
  readonly goTo: (at: Date) => void
  /** Does the jobs that were put into the queue, one after another, each a moment later. */
  readonly work: () => Promise<void>
  /** Forgets them: what they would do has not happened yet. */
  readonly leave: () => void
}

export function createPast(present: AppContext): Past {
  let now = present.clock.now()
  let queue: (() => Promise<void>)[] = []
  const context: AppContext = {
    ...present,
    clock: { now: () => now },
    // Nobody floods the past.
    rateLimits: {
      ...present.rateLimits,
      consume: async () => undefined,
      isWithin: async () => true,
      refund: async () => undefined,
    },
    jobs: {
      ...present.jobs,
      enqueue: async (name, payload) => void queue.push(() => perform(name, payload)),
    },
  }
  const handlers = createJobHandlers(context)

  async function perform<Name extends JobName>(name: Name, payload: JobPayloads[Name]): Promise<void> {
    if (SENT.has(name)) {
      await present.queries.outbox.markSent((payload as { outboxId: string }).outboxId, now)
      return
    }
    await handlers[name](payload)
    now = new Date(now.getTime() + JOB_MS)
  }

  return {
    context,
    goTo(at) {
      now = at
    },
    async work() {
      for (let job = queue.shift(); job; job = queue.shift()) await job()
    },
    leave() {
      queue = []
    },
  }
}
