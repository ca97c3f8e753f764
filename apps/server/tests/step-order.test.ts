import { contract, permissionOf } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { rowsOf } from './access/all-rows.ts'
import { endpointOfRow, type Rows } from './access/row.ts'
import { createWorld, type World } from './access/world.ts'
import { ALL_ENDPOINTS, callRaw, type Named } from './security/protected-endpoints.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'
import { credentialsOf } from '@proverka/test-support/visitor'

/*
 * Every call goes through the same steps: limit, the page that asks, authenticate, validate, policy. A call in which
 * several of them would refuse is answered by the first.
 */

const PROTECTED = ALL_ENDPOINTS.filter(([, { access }]) => access !== 'guest')
const ADMIN_ONLY = PROTECTED.filter(([, endpoint]) => permissionOf(endpoint))
const OWN = PROTECTED.filter(([, endpoint]) => !permissionOf(endpoint))

/** Wrong in every part that an endpoint may read. */
const BROKEN = { query: '?id=%00&offset=x&amount=x', body: '{"a":' } as const
const OUT_OF_DATE = { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.AAAA' }

let server: TestServer
let world: World
let matrix: Rows
beforeAll(async () => {
  server = await startTestServer()
  world = await createWorld(server)
  matrix = rowsOf(world)
})
afterAll(() => server.stop())

async function statusesOf(
  endpoints: readonly Named[],
  headers: Record<string, string>,
  port = server.port,
): Promise<[string, number][]> {
  const seen: [string, number][] = []
  for (const [name, endpoint] of endpoints) {
    seen.push([name, (await callRaw(port, endpoint, { ...BROKEN, headers })).status])
  }
  return seen
}

const all = (endpoints: readonly Named[], status: number) => endpoints.map(([name]) => [name, status])

describe('a call', () => {
  it('is counted before anything else is looked at', async () => {
    const strict = await startTestServer({ limits: { ...NO_LIMITS, callsPerMinute: 0 } })
    try {
      const foreign = { ...OUT_OF_DATE, 'sec-fetch-site': 'cross-site' }
      expect(await statusesOf(ALL_ENDPOINTS, foreign, strict.port)).toEqual(all(ALL_ENDPOINTS, 429))
    } finally {
      await strict.stop()
    }
  })

  it('of an unknown caller is refused for that, whatever else is wrong with it', async () => {
    expect(PROTECTED.length).toBeGreaterThan(90)
    expect(await statusesOf(PROTECTED, {})).toEqual(all(PROTECTED, 401))
    const signIn = new Set<unknown>(Object.values(contract.auth))
    const all401 = ALL_ENDPOINTS.filter(
      ([, endpoint]) => endpoint.access !== 'guest' || !signIn.has(endpoint),
    )
    expect(await statusesOf(all401, OUT_OF_DATE)).toEqual(all(all401, 401))
  })

  it('for admins is refused to others before it is read', async () => {
    const stranger = credentialsOf(world.callers.stranger)
    expect(await statusesOf(ADMIN_ONLY, stranger)).toEqual(all(ADMIN_ONLY, 403))
  })

  it('for own things is read before anybody asks whose they are', async () => {
    const withBody = OWN.filter(([, { body }]) => body !== undefined)
    expect(withBody.length).toBeGreaterThan(20)
    const stranger = credentialsOf(world.callers.stranger)
    expect(await statusesOf(withBody, stranger)).toEqual(all(withBody, 400))
  })

  it('for the things of another is refused to a stranger who has it all right', async () => {
    const endpoints = new Map(OWN)
    const tried: string[] = []
    for (const [rowName, row] of Object.entries(matrix)) {
      const endpoint = endpoints.get(endpointOfRow(rowName))
      const [, expected] = row.statuses
      if (!endpoint || expected < 400) continue
      const { stranger } = world.callers
      const input = await row.input('stranger', stranger)
      const { status, error } = await stranger.call(
        endpoint,
        input as never,
        await row.headers?.(stranger, input),
      )
      expect([rowName, status, error]).toEqual([rowName, expected, expect.stringMatching(/[а-яё]/i)])
      expect([403, 404]).toContain(status)
      tried.push(rowName)
    }
    expect(tried.length).toBeGreaterThan(15)
  })
})
