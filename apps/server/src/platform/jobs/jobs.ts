import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import { PgBoss, type QueueOptions, type QueueResult } from 'pg-boss'
import { currentOrder, currentTrace, runTraced, type TracedOrder } from '../observability/trace.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { SiteKey } from '@proverka/domain/sites'
import type { Database } from '../db/database.ts'

/** One requested password email; a repeated job sends no second one. */
export interface PasswordEmail {
  readonly emailId: string
  /** Jobs of a former version wait under this name. */
  readonly personId: string
  readonly siteKey: SiteKey
}

/** Work that is done later, at least once, in any process. */
export interface JobPayloads {
  /** Opens the report of a paid item and asks its questions. */
  'start-report': { orderItemId: string }
  /** Asks one source. */
  'ask-source': { taskId: string }
  /** Gives up a question whose job failed for the last time. */
  'fail-task': { taskId: string }
  /** Closes a report whose questions are all answered. */
  'finish-report': { orderItemId: string }
  /** Mails a password for one login to a user, if there is one; who asks waits for nothing of it (SEC-04). */
  'mail-password': PasswordEmail
  'send-mail': { outboxId: string }
  'send-sms': { outboxId: string }
  /** Asks the provider to give money back to a card. */
  'refund-payment': { refundId: string }
  'make-receipt': { outboxId: string }
  /** Pays the orders that a paid top-up is for. */
  'pay-jointly': { orderId: string }
  'call-affiliate': { outboxId: string }
  /** Writes all data of a user into archives. */
  'export-data': { exportId: string }
  /** Gives up an export whose job failed for the last time. */
  'fail-export': { exportId: string }
}

export type JobName = keyof JobPayloads

export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> }

interface JobOptions {
  /** The job goes before all others of its name that wait. */
  readonly isUrgent?: boolean | undefined
}

export interface Jobs {
  /**
   * Puts a job into the queue; inside a transaction it exists only if the transaction commits. It begins at once, or
   * after whole seconds.
   */
  enqueue: <Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name],
    options?: JobOptions & { readonly delaySeconds?: number },
  ) => Promise<void>
  /** The same for many jobs of one name, which begin at once. */
  enqueueAll: <Name extends JobName>(
    name: Name,
    payloads: readonly JobPayloads[Name][],
    options?: JobOptions,
  ) => Promise<void>
  /** Whether jobs of a name are done by this program. */
  isKnown: (name: string) => name is JobName
  /** Makes the queues, or finds them made; before that nothing can be put in. By one process at a time. */
  open: () => Promise<void>
  /** Begins to work on them. */
  start: (handlers: JobHandlers) => Promise<void>
  stop: () => Promise<void>
}

/** How often a failed job is tried again, and the longest pause between two tries, which grow from a second. */
interface Retries {
  readonly limit: number
  readonly longestSeconds: number
}

/** Work on our own database: over after a minute, as a user may be waiting for it. */
const BRIEF: Retries = { limit: 5, longestSeconds: 60 }

/** Work that depends on others, or whose failure would go unnoticed: tried for a day, at least every ten minutes. */
const LASTING: Retries = { limit: 160, longestSeconds: 600 }

interface Queue {
  readonly workers: number
  readonly seconds: number
  readonly retries: Retries
}

/**
 * The queues; what another falls back on comes before it. `workers` is how many jobs of a name one process works on at a
 * time. A job that this process puts in wakes them at once; for retries and the jobs of other processes each asks the
 * database every `seconds`, work or not, so what is rare asks rarely.
 */
const QUEUES: { readonly [Name in JobName]: Queue } = {
  'start-report': { workers: 2, seconds: 1, retries: BRIEF },
  'fail-task': { workers: 1, seconds: 2, retries: BRIEF },
  // A source that is slow must not hold up the others.
  'ask-source': { workers: 6, seconds: 1, retries: BRIEF },
  'finish-report': { workers: 2, seconds: 1, retries: BRIEF },
  'mail-password': { workers: 2, seconds: 0.5, retries: LASTING },
  'send-mail': { workers: 2, seconds: 1, retries: LASTING },
  'send-sms': { workers: 1, seconds: 2, retries: LASTING },
  'refund-payment': { workers: 1, seconds: 2, retries: LASTING },
  'make-receipt': { workers: 1, seconds: 2, retries: LASTING },
  'pay-jointly': { workers: 1, seconds: 2, retries: LASTING },
  'call-affiliate': { workers: 1, seconds: 2, retries: LASTING },
  'fail-export': { workers: 1, seconds: 5, retries: BRIEF },
  'export-data': { workers: 1, seconds: 1, retries: BRIEF },
}

/**
 * Where a job goes that failed for the last time, with its payload. What others leave undone is found again by
 * `requeueOrphanedJobs`: what they were to do is written down elsewhere.
 */
const LAST_RESORT: Readonly<Partial<Record<JobName, JobName>>> = {
  'ask-source': 'fail-task',
  'export-data': 'fail-export',
}

/** A job whose process died is taken up again after this; the queue allows no less. */
const HEARTBEAT_SECONDS = 10

/** Jobs that one statement puts in. */
const JOBS_AT_ONCE = 500

const SUPERVISE_SECONDS = 5

/**
 * The queue, in the product's own database. Its statements go through the open transaction: on the embedded engine a
 * second connection would wait for the first one for ever. `retryLimit` takes the place of every queue's own.
 */
export function createJobs(database: Database, log: Logger, metrics: Metrics, retryLimit?: number): Jobs {
  const boss = new PgBoss({
    db: { executeSql: database.runRawSql },
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))

  const workerIds = new Map<JobName, string[]>()

  /** One line for each job, as for each request. */
  async function work(job: JobName, handle: () => Promise<void>): Promise<void> {
    const start = performance.now()
    const seconds = () => (performance.now() - start) / 1000
    try {
      await handle()
      metrics.observeJob(job, 'done', seconds())
      log.info({ job, ms: Math.round(seconds() * 1000) }, 'job')
    } catch (error) {
      metrics.observeJob(job, 'failed', seconds())
      log.error({ err: error, job }, 'job failed, it will be tried again')
      throw error
    }
  }

  return {
    async enqueue(name, payload, { delaySeconds = 0, isUrgent = false } = {}) {
      await boss.send(name, withTrace(payload), {
        priority: priorityOf(isUrgent),
        ...(delaySeconds > 0 && { startAfter: delaySeconds }),
      })
      if (delaySeconds > 0) return
      database.afterCommit(() => workerIds.get(name)?.forEach((id) => boss.notifyWorker(id)))
    },
    async enqueueAll(name, payloads, { isUrgent = false } = {}) {
      const priority = priorityOf(isUrgent)
      const jobs = payloads.map((payload) => ({ data: withTrace(payload), priority }))
      for (let from = 0; from < jobs.length; from += JOBS_AT_ONCE)
        await boss.insert(name, jobs.slice(from, from + JOBS_AT_ONCE))
      database.afterCommit(() => workerIds.get(name)?.forEach((id) => boss.notifyWorker(id)))
    },
    isKnown: (name): name is JobName => Object.hasOwn(QUEUES, name),
    async open() {
      await boss.start()
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      for (const [name, { retries }] of Object.entries(QUEUES) as [JobName, Queue][]) {
        const lastResort = LAST_RESORT[name]
        const options = {
          retryLimit: retryLimit ?? retries.limit,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax: retries.longestSeconds,
          heartbeatSeconds: HEARTBEAT_SECONDS,
          ...(lastResort && { deadLetter: lastResort }),
        }
        await keepQueue(boss, name, known.get(name), options)
      }
    },
    async start(handlers) {
      for (const [name, { workers, seconds }] of Object.entries(QUEUES) as [JobName, Queue][]) {
        const handle = handlers[name] as (payload: object) => Promise<void>
        const ids: string[] = []
        workerIds.set(name, ids)
        for (let place = 0; place < workers; place++) {
          const id = await boss.work(name, { pollingIntervalSeconds: seconds }, async ([job]) => {
            const { trace, about, ...payload } = (job?.data ?? {}) as TracedJob
            try {
              await runTraced(trace, () => work(name, () => handle(payload)), undefined, about)
            } finally {
              // The next job may be waiting already: a worker that had work looks again at once.
              boss.notifyWorker(id)
            }
          })
          ids.push(id)
          // Each looks for work at once, and the embedded engine works in this thread: requests come in between.
          await nextTurn()
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

/** What a job carries beside its payload. */
interface TracedJob {
  readonly trace?: string
  readonly about?: TracedOrder
}

/** The id of the request and its order go with the job, so that one search of the log finds all. */
function withTrace(payload: object): object {
  const trace = currentTrace()
  const { order, items } = currentOrder() ?? {}
  // The payload of a job about one of several items names it.
  const about = order !== undefined && { about: { order, ...(items?.length === 1 && { items }) } }
  return { ...payload, ...(trace !== undefined && { trace }), ...about }
}

/** Jobs with a higher number are fetched first. */
const priorityOf = (isUrgent: boolean): number => (isUrgent ? 1 : 0)

/** Makes the queue, or gives one of an older version of the program its new options; most starts have nothing to do. */
async function keepQueue(
  boss: PgBoss,
  name: JobName,
  known: QueueResult | undefined,
  options: QueueOptions & { deadLetter?: string },
): Promise<void> {
  const isKept = (key: string, value: unknown) => known?.[key as keyof QueueResult] === value
  if (!known) await boss.createQueue(name, options)
  else if (!Object.entries(options).every(([key, value]) => isKept(key, value)))
    await boss.updateQueue(name, options)
}
