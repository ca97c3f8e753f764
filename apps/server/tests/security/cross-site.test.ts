import { isAct } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../access/all-rows.ts'
import { createWorld, type World } from '../access/world.ts'
import { startTestServer, type TestServer } from '../setup/test-server.ts'
import { cookiesOf, credentialsOf } from '@proverka/test-support/visitor'
import { UNASKED_PAYMENTS } from '../setup/unasked-payments.ts'
import { ALL_ENDPOINTS, callRaw, type Named } from './protected-endpoints.ts'

const ACTS = ALL_ENDPOINTS.filter(([, endpoint]) => isAct(endpoint))
const READS = ALL_ENDPOINTS.filter(([, endpoint]) => !isAct(endpoint))

let server: TestServer
let world: World
beforeAll(async () => {
  server = await startTestServer(UNASKED_PAYMENTS)
  world = await createWorld(server)
})
afterAll(() => server.stop())

/** Headers by which a browser says that a page of another site asks; the last are of browsers without `Sec-Fetch-Site`. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'Cross-Site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://realty.localhost' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  { origin: 'http://evil.localhost' },
  { origin: 'http://fiz.localhost' },
  { origin: 'http://b2b.realty.localhost' },
  { origin: 'http://realty.localhost.evil.example' },
  { origin: 'http://realty.localhost@evil.example' },
  { origin: 'null' },
  { origin: 'nonsense' },
]

/** What each of the endpoints answers to the call, but for those that answer as expected. */
async function unexpected(endpoints: readonly Named[], status: number, headers: Record<string, string>) {
  const seen: [string, number, string][] = []
  for (const [name, endpoint] of endpoints) {
    // As plain text: what a form of another site can send without asking first.
    const reply = await callRaw(server.port, endpoint, {
      headers: { ...headers, 'content-type': 'text/plain' },
      body: '{}',
    })
    if (reply.status !== status) seen.push([name, reply.status, reply.text])
  }
  return seen
}

describe('a call that changes something', () => {
  it('is most of the contract, four of them GETs', () => {
    expect(ACTS.length).toBeGreaterThan(80)
    expect(ACTS.filter(([, { method }]) => method === 'GET').map(([name]) => name)).toEqual([
      // The id of an email signs in.
      'objects.getObject',
      'objects.getObjectFull',
      'orders.createInvoice',
      'person.sendVerificationCode',
    ])
  })

  it.each(FOREIGN)(
    'is refused at every endpoint when a page of another site makes it: %j',
    async (foreign) => {
      const headers = { ...credentialsOf(world.callers.admin), ...foreign }
      expect(await unexpected(ACTS, 403, headers)).toEqual([])
      // The admin is still signed in: none of the logouts was taken for real.
      const [, settings] = ALL_ENDPOINTS.find(([name]) => name === 'person.getSettings') as Named
      expect(
        (await callRaw(server.port, settings, { headers: credentialsOf(world.callers.admin) })).status,
      ).toBe(200)
    },
  )

  it('is refused at every endpoint that needs a person when only the cookies came along', async () => {
    // The browser of a guest opens his order by its cookie alone: SameSite and the test above are for those.
    const needsPerson = ACTS.filter(([, { access }]) => access !== 'guest' && access !== 'order')
    expect(needsPerson.length).toBeGreaterThan(60)
    expect(await unexpected(needsPerson, 401, { cookie: cookiesOf(world.callers.admin) })).toEqual([])
  })

  it.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://realty.localhost' },
    { origin: 'https://realty.localhost:8443' },
  ] as Record<string, string>[])(
    'is no matter of the page when it comes from our own, or from a program: %j',
    async (own) => {
      const headers = { ...credentialsOf(world.callers.stranger), ...own }
      for (const [name, endpoint] of ACTS.filter(([, { access }]) => access === 'user')) {
        if (name === 'auth.logout') continue
        const { text } = await callRaw(server.port, endpoint, { headers, body: '{}' })
        expect([name, text.includes('Запрос пришел с другого сайта')]).toEqual([name, false])
      }
    },
  )
})

describe('a GET that is not said to change anything', () => {
  /** Tables in which reading leaves a trace on purpose: who read what, how often, how much of a limit is left, which documents are made. */
  const TRACES = new Set(['personal_data_reads', 'read_log_chains', 'rate_limits', 'finished_documents'])

  /** A fingerprint of every table, but for the time at which a buyer first opened a report. */
  async function readTables(): Promise<Record<string, string>> {
    const tables = await server.sql(`select tablename from pg_tables where schemaname = 'public'`)
    const prints: Record<string, string> = {}
    for (const name of tables.map(({ tablename }) => String(tablename))) {
      if (TRACES.has(name)) continue
      const [row] = await server.sql(
        `select md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as print
         from (select to_jsonb(t) - 'opened_at' as row from "${name}" t) as rows`,
      )
      prints[name] = String(row?.['print'])
    }
    return prints
  }

  it('changes nothing, anyone who asks', async () => {
    const rows = rowsOf(world)
    const inputs = []
    for (const [name, endpoint] of READS) {
      for (const by of ['guest', 'owner', 'partner', 'admin'] as const) {
        const visitor = world.callers[by]
        const input = await rows[name]?.input(by, visitor)
        inputs.push({
          name,
          endpoint,
          visitor,
          input,
          headers: await rows[name]?.headers?.(visitor, input ?? {}),
        })
      }
    }
    // The inputs make things of their own, and jobs may be at work on them.
    await expect
      .poll(async () => (await server.sql(`select 1 from outbox where sent_at is null`)).length, {
        timeout: 30_000,
      })
      .toBe(0)
    const before = await readTables()
    expect(Object.keys(before).length).toBeGreaterThan(30)
    const statuses = new Set<number>()
    for (const { endpoint, visitor, input, headers } of inputs) {
      statuses.add((await visitor.call(endpoint, input as never, headers)).status)
    }
    expect(statuses.has(200)).toBe(true)
    expect(await readTables()).toEqual(before)
  })
})
