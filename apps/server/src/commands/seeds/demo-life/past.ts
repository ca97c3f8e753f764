import type { AppContext } from '../../../services/context.ts'
import { createJobHandlers } from '../../../services/job-handlers.ts'
import type { JobName, JobPayloads } from '../../../platform/jobs/jobs.ts'
import type { Sources } from '../../../adapters/sources/source.ts'
import { createSources } from '../../../adapters/sources/sources.ts'
import { SECOND_MS } from '@proverka/domain/timing'

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
  /** Forgets them, but for what is sent: the work has not begun yet. */
  readonly leave: () => Promise<void>
}

/** `sources`: who answered then; by default the demo world. */
export function createPast(
  present: AppContext,
  // What a source took then is over.
  sources: Sources = createSources({ ...present.config, demoDelayMs: 0 }, present),
): Past {
  let now = present.clock.now()
  let queue: { readonly name: JobName; readonly run: () => Promise<void> }[] = []
  const context: AppContext = {
    ...present,
    clock: { now: () => now },
    sources,
    // Events of the past are not rate-limited.
    rateLimits: {
      ...present.rateLimits,
      consume: async () => undefined,
      isWithin: async () => true,
      refund: async () => undefined,
    },
    jobs: {
      ...present.jobs,
      enqueueAll: async (name, payloads) => {
        for (const payload of payloads) queue.push({ name, run: () => perform(name, payload) })
      },
      enqueue: async (name, payload) => void queue.push({ name, run: () => perform(name, payload) }),
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

  async function work(): Promise<void> {
    for (let job = queue.shift(); job; job = queue.shift()) await job.run()
  }

  return {
    context,
    goTo(at) {
      now = at
    },
    work,
    async leave() {
      queue = queue.filter(({ name }) => SENT.has(name))
      await work()
    },
  }
}
