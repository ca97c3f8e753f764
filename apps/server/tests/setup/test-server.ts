import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { contract, type CallInput, type Endpoint, type ReplyOf } from '@proverka/api/contract'
import type { SiteKey } from '@proverka/domain'
import pg from 'pg'
import { inject } from 'vitest'
import type { ServerConfig } from '../../src/config/server-config.ts'
import { DEVELOPMENT_SITES } from '../../src/config/sites.ts'
import { createMemoryMailer } from '../../src/mail/mailer.ts'
import { DEMO_PASSWORD } from '../../src/seeds/demo-accounts.ts'
import { startServer, type Overrides } from '../../src/start-server.ts'
import { hostFetch, type HostRequest } from './host-fetch.ts'

const UNLIMITED = 1_000_000
const WAIT_STEP_MS = 50
const WAIT_LIMIT_MS = 20_000

/** Limits that no test of something else runs into. */
export const NO_LIMITS = {
  searchesPerDayGuest: UNLIMITED,
  searchesPerDayUser: UNLIMITED,
  searchBurst: UNLIMITED,
  loginsPerHour: UNLIMITED,
  registrationsPerHour: UNLIMITED,
  resetsPerHour: UNLIMITED,
  ordersPerMinute: UNLIMITED,
  callsPerMinute: UNLIMITED,
}

export interface CallReply<E extends Endpoint> {
  readonly status: number
  /** `data` of a success. */
  readonly data: ReplyOf<E>
  /** `error` of a failure. */
  readonly error: string | undefined
  readonly body: Record<string, unknown>
}

/** One browser: its cookies, and its token after it signed in. */
export interface Visitor {
  token: string | undefined
  readonly cookies: Map<string, string>
  call: <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<CallReply<E>>
  signIn: (email: string, password?: string) => Promise<void>
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** Starts the product on a fresh copy of the prepared database, with letters kept in memory. */
export async function startTestServer(
  config: Partial<ServerConfig> = {},
  overrides: Pick<Overrides, 'clock'> = {},
) {
  const location = await copyDatabase()
  const mailer = createMemoryMailer()
  const server = await startServer(
    {
      port: 0,
      host: '127.0.0.1',
      production: false,
      demo: true,
      sites: DEVELOPMENT_SITES,
      behindProxy: false,
      logLevel: 'silent',
      demoDelayMs: 0,
      limits: NO_LIMITS,
      databaseUrl: location.databaseUrl,
      ...config,
    },
    { mailer, ...overrides, ...(location.snapshot && { snapshot: location.snapshot }) },
  )
  return {
    ...server,
    letters: mailer.letters,
    visit: (site: SiteKey = 'realty') => createVisitor(server.port, site),
    get: (path: string, host = 'realty.localhost', headers: Record<string, string> = {}) =>
      hostFetch(server.port, `${host}:${server.port}`, path, { headers }),
    /** Any request, as raw as a browser of somebody hostile can make it. */
    send: (path: string, options: HostRequest = {}, host = 'realty.localhost') =>
      hostFetch(server.port, `${host}:${server.port}`, path, options),
    /** Straight to the database, past every rule of the product. */
    sql: async (text: string, values: unknown[] = []) =>
      (await server.context.database.runRawSql(text, values)).rows as Record<string, unknown>[],
    /** The letter to an address, when it is out. */
    letterTo: (address: string, subject: string) =>
      until(`a letter «${subject}» to ${address}`, async () =>
        [...mailer.letters.values()].findLast((letter) => letter.to === address && letter.subject === subject),
      ),
    async stop() {
      await server.stop()
      await location.drop()
    },
  }
}

async function copyDatabase() {
  const snapshot = inject('snapshot')
  if (snapshot) return { snapshot: new Blob([await readFile(snapshot)]), drop: async () => {} }
  const adminUrl = process.env['DATABASE_URL'] ?? ''
  const name = `proverka_test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`
  await runOnServer(adminUrl, `create database ${name} template ${inject('template')}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return { databaseUrl: url.href, drop: () => runOnServer(adminUrl, `drop database ${name} with (force)`) }
}

async function runOnServer(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function createVisitor(port: number, siteKey: SiteKey): Visitor {
  const host = `${DEVELOPMENT_SITES.find(({ key }) => key === siteKey)?.host}:${port}`
  const cookies = new Map<string, string>()
  const visitor: Visitor = {
    token: undefined,
    cookies,
    async call(endpoint, input, headers = {}) {
      const { path, body, bodyHeaders } = await encode(endpoint, input as RawInput)
      const reply = await hostFetch(port, host, path, {
        method: endpoint.method,
        headers: {
          ...bodyHeaders,
          ...(visitor.token && { authorization: `Bearer ${visitor.token}` }),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(body !== undefined && { body }),
      })
      for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      const isJson = String(reply.headers['content-type']).includes('json')
      const answer = isJson ? (JSON.parse(reply.text) as Record<string, unknown>) : { data: reply.bytes }
      return {
        status: reply.status,
        data: answer['data'] as ReplyOf<typeof endpoint>,
        error: answer['error'] as string | undefined,
        body: answer,
      }
    },
    async signIn(email, password = DEMO_PASSWORD) {
      const { data } = await visitor.call(contract.auth.login, { body: { username: email, password } })
      visitor.token = data.token
    },
  }
  return visitor
}

interface RawInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

interface Encoded {
  readonly path: string
  readonly body: string | Buffer | undefined
  readonly bodyHeaders: Readonly<Record<string, string>>
}

async function encode(endpoint: Endpoint, { params = {}, query = {}, body }: RawInput): Promise<Encoded> {
  const filled = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(params[name] ?? '')
    return name === 'path' ? value.replaceAll('%2F', '/') : value
  })
  const search = new URLSearchParams(query).toString()
  const path = `/api${filled}${search && `?${search}`}`
  if (body === undefined) return { path, body: undefined, bodyHeaders: {} }
  if (endpoint.bodyType === 'json') {
    return { path, body: JSON.stringify(body), bodyHeaders: { 'content-type': 'application/json' } }
  }
  const form =
    endpoint.bodyType === 'form' ? new URLSearchParams(body as Record<string, string>) : (body as FormData)
  const encoded = new Response(form)
  return {
    path,
    body: Buffer.from(await encoded.arrayBuffer()),
    bodyHeaders: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}

/** Asks until the answer is there; fails after a while with what it waited for. */
export async function until<Result>(what: string, ask: () => Promise<Result | undefined>): Promise<Result> {
  for (let waited = 0; waited < WAIT_LIMIT_MS; waited += WAIT_STEP_MS) {
    const result = await ask()
    if (result !== undefined) return result
    await wait(WAIT_STEP_MS)
  }
  throw new Error(`waited in vain for ${what}`)
}
