import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { AppContext } from '../../src/services/context.ts'
import { createQueries } from '../../src/platform/db/queries/queries.ts'
import { createApp } from '../../src/api/app.ts'
import { createRequestFacts } from '../../src/api/http/request-facts.ts'
import { createJobHandlers } from '../../src/services/job-handlers.ts'
import type { JobName, Jobs } from '../../src/platform/jobs/jobs.ts'
import { createTestProvider } from '../../src/adapters/payments/test-provider.ts'
import { createDemoRegister } from '../../src/adapters/registry/demo-register.ts'
import { createDemoSources } from '../../src/adapters/sources/sources.ts'
import type { TestServer } from '../setup/test-server.ts'
import { createCrashingDatabase, createFuse, type Fuse } from './crashing-database.ts'

/** One life of a server process, from its start to its kill. */
interface Life {
  readonly port: number
  readonly fuse: Fuse
  readonly work: (name: JobName, payload: object) => Promise<void>
  readonly end: () => Promise<void>
}

interface Answer {
  readonly status: number
  readonly error: string | undefined
}

/** A server that dies once and comes back, on one database, with the clients and the queue that outlive it. */
export interface CrashWorld {
  readonly port: () => number
  /** A call that the client tries again when the server died over it. */
  readonly persist: <Reply extends Answer>(call: () => Promise<Reply>) => Promise<Reply>
  /** Does the jobs of the queue one after the other; one that the server died over is done again. */
  readonly runJobs: () => Promise<void>
  readonly burnt: () => number
  readonly hasCrashed: () => boolean
  /** Keys of the emails that went out, each as often as it did. */
  readonly emails: readonly string[]
  readonly end: () => Promise<void>
}

/** The queue keeps its jobs in the database, with the transaction that made them, and does each at least once. */
export const createJobTable = (server: TestServer) =>
  server.sql('create table crash_jobs (id bigserial primary key, name text not null, payload jsonb not null)')

/** Starts the server; its first life ends before step number `steps`, the second one is without end. */
export async function startCrashWorld(
  server: TestServer,
  steps: number,
  onCrash: () => Promise<void> = async () => {},
): Promise<CrashWorld> {
  const emails: string[] = []
  let life = await startLife(server, steps, emails)
  let crashed: number | undefined

  async function comeBack(): Promise<void> {
    crashed = life.fuse.burnt()
    await life.end()
    await onCrash()
    life = await startLife(server, Number.POSITIVE_INFINITY, emails)
  }

  return {
    port: () => life.port,
    emails,
    burnt: () => crashed ?? life.fuse.burnt(),
    hasCrashed: () => crashed !== undefined,
    end: () => life.end(),
    async persist(call) {
      const reply = await call()
      if (!life.fuse.isBlown()) return expectAnswer(reply)
      await comeBack()
      return expectAnswer(await call())
    },
    async runJobs() {
      for (;;) {
        const [job] = await server.sql('select id, name, payload from crash_jobs order by id limit 1')
        if (!job) return
        try {
          await life.work(job['name'] as JobName, job['payload'] as object)
          life.fuse.burn()
        } catch (error) {
          if (!life.fuse.isBlown()) throw error
          await comeBack()
          continue
        }
        await server.sql('delete from crash_jobs where id = $1', [job['id']])
      }
    },
  }
}

/** What was done before the answer was lost may be refused now; nothing else is. */
function expectAnswer<Reply extends Answer>(reply: Reply): Reply {
  if (reply.status === 200 || reply.status === 409) return reply
  throw new Error(`${reply.status}: ${reply.error}`)
}

async function startLife(server: TestServer, steps: number, emails: string[]): Promise<Life> {
  const fuse = createFuse(steps)
  const context = contextOf(server, fuse, emails)
  const handlers = createJobHandlers(context)
  const provider = createTestProvider(context.database, context.clock)
  const app = createApp(context, createRequestFacts(context.config), provider, undefined)
  const listener = getRequestListener(async (request, env) => {
    const reply = await app.fetch(request, env)
    // The answer, which may be lost when all is done.
    fuse.burn()
    return reply
  })
  const http = createServer(listener)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    port: (http.address() as AddressInfo).port,
    fuse,
    work: (name, payload) => (handlers[name] as (payload: object) => Promise<void>)(payload),
    end: async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

/** The product as it is, but for what a process loses when it dies. */
function contextOf(server: TestServer, fuse: Fuse, emails: string[]): AppContext {
  const database = createCrashingDatabase(server.context.database, fuse)
  const provider = createTestProvider(database, server.context.clock)
  const enqueue: Jobs['enqueue'] = async (name, payload) => {
    await database.runRawSql('insert into crash_jobs (name, payload) values ($1, $2)', [
      name,
      JSON.stringify(payload),
    ])
  }
  const jobs: Jobs = {
    enqueue,
    async enqueueAll(name, payloads) {
      for (const payload of payloads) await enqueue(name, payload)
    },
    isKnown: server.context.jobs.isKnown,
    open: async () => {},
    start: async () => {},
    stop: async () => {},
  }
  const { clock, log } = server.context
  return {
    ...server.context,
    database,
    queries: createQueries(database),
    jobs,
    ...(server.context.sources.isDemo && {
      register: createDemoRegister(database),
      sources: createDemoSources({ database, register: createDemoRegister(database), clock, log }, 0),
    }),
    providerOf: () => provider,
    mailer: {
      async send(key) {
        fuse.burn()
        emails.push(key)
      },
    },
  }
}
