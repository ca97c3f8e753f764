import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ServerConfig } from '../../src/platform/config/server-config.ts'
import { DEFAULT_LIMITS, NO_LIMITS } from '../../src/platform/config/limits.ts'
import { visitAsAdmin } from '../setup/admin.ts'
import { freshEmail } from '@proverka/test-support/guest-order'
import type { HostReply } from '@proverka/test-support/host-fetch'
import { PASSWORD, register } from '../setup/registration.ts'
import type { TestServer } from '../setup/test-server.ts'
import { followRequests, noteStatements, noteWork, type Work } from './request-work.ts'

/** The product with the real hashes, counted. Other files of this worker have loaded it without the count. */
async function startCountedServer(config: Partial<ServerConfig> = {}): Promise<TestServer> {
  const argon2 = await import('@node-rs/argon2')
  const count =
    <Values extends unknown[], Result>(name: string, work: (...values: Values) => Result) =>
    (...values: Values) => {
      noteWork(name)
      return work(...values)
    }
  vi.doMock('@node-rs/argon2', () => ({
    ...argon2,
    hash: count('hash', argon2.hash),
    verify: count('verify', argon2.verify),
  }))
  vi.resetModules()
  const { startTestServer } = await import('../setup/test-server.ts')
  return startTestServer(config)
}

type Address = 'known' | 'unknown' | 'removed' | 'reset' | 'without a password' | 'signed in now'
const ADDRESSES: readonly Address[] = [
  'known',
  'unknown',
  'removed',
  'reset',
  'without a password',
  'signed in now',
]
const WRONG = 'not-the-password'

let server: TestServer
let works: Work[]
let addresses: Record<Address, string>
beforeAll(async () => {
  noteStatements()
  server = await startCountedServer()
  works = followRequests(server.http)
  addresses = await createAddresses()
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
  await server.stop()
})

async function createAddresses(): Promise<Record<Address, string>> {
  const admin = await visitAsAdmin(server)
  const newcomer = async () => (await register(server.visit())).email
  const idOf = async (email: string) =>
    (await server.sql('select id from persons where email = $1', [email]))[0]?.['id']
  const removed = await newcomer()
  await admin.call(contract.admin.removePerson, { query: { person_id: String(await idOf(removed)) } })
  const reset = await newcomer()
  await server.visit().call(contract.auth.resetPassword, { body: { username: reset } })
  await server.emailTo(reset, 'Новый пароль')
  const withoutPassword = await newcomer()
  await server.sql('update persons set password_hash = null where email = $1', [withoutPassword])
  return {
    known: await newcomer(),
    unknown: freshEmail(),
    removed,
    reset,
    'without a password': withoutPassword,
    'signed in now': await newcomer(),
  }
}

/** What a client sees of an answer, and what it cost. */
async function observe(ask: () => Promise<HostReply>) {
  const { status, text, headers } = await ask()
  // Every answer has a unique number.
  const { date: _, 'x-request-id': __, ...shown } = headers
  return { status, text: withoutNumber(text), headers: shown, work: works.at(-1) }
}

const withoutNumber = (text: string): string => text.replace(/"requestId":"[^"]*"/, 'requestId')

const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  observe(() =>
    server.send('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ username, password }),
    }),
  )

const reset = (username: string, headers: Record<string, string> = {}) =>
  observe(() =>
    server.send('/api/reset', {
      method: 'PUT',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ username }).toString(),
    }),
  )

describe('a login', () => {
  it.each(ADDRESSES)(
    'with a wrong password answers and works for an address that is %s as for an unknown one',
    async (address) => {
      const seen = await login(addresses[address], WRONG)
      expect(seen).toEqual(await login(addresses.unknown, WRONG))
      expect(seen.status).toBe(401)
      expect(seen.work?.filter((step) => step === 'verify')).toHaveLength(1)
      expect(seen.work?.filter((step) => step === 'hash')).toHaveLength(0)
      expect(seen.work?.length).toBeGreaterThan(3)
    },
  )

  it.each(ADDRESSES)(
    'from a browser that others use works for an address that is %s as for an unknown one',
    async (address) => {
      const other = server.visit()
      await register(other)
      const headers = { cookie: `proverka_bind=${other.cookies.get('proverka_bind')}` }
      expect(await login(addresses[address], WRONG, headers)).toEqual(
        await login(addresses.unknown, WRONG, headers),
      )
    },
  )

  it.each(['removed', 'without a password'] as const)(
    'with the password of before tells nothing of an address that is %s',
    async (address) => {
      expect(await login(addresses[address], PASSWORD)).toEqual(await login(addresses.unknown, PASSWORD))
    },
  )

  it('of an address in any spelling works alike', async () => {
    const known = addresses.known
    const spellings = [known.toUpperCase(), ` ${known} `, known]
    for (const spelling of spellings)
      expect(await login(spelling, WRONG)).toEqual(await login(addresses.unknown, WRONG))
  })
})

describe('a reset', () => {
  it.each(ADDRESSES)('answers and works for an address that is %s as for an unknown one', async (address) => {
    const seen = await reset(addresses[address])
    expect(seen).toEqual(await reset(addresses.unknown))
    expect([seen.status, JSON.parse(seen.text)]).toEqual([200, { data: { reset: 'ok' } }])
    expect(seen.work?.some((step) => step === 'hash' || step === 'verify')).toBe(false)
    expect(seen.work?.length).toBeGreaterThan(3)
  })
})

describe('the limits', () => {
  it('come after as many tries, and look the same, for known and unknown addresses', async () => {
    const limited = await startCountedServer({
      limits: { ...DEFAULT_LIMITS, callsPerMinute: NO_LIMITS.callsPerMinute },
      behindProxy: true,
    })
    const answers = async (path: string, method: string, username: string) => {
      const seen: string[] = []
      for (let round = 0; round < 14; round++) {
        const { status, text } = await limited.send(path, {
          method,
          // Every other try comes from a new address.
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': round % 2 ? `10.0.0.${round}` : '10.0.0.0',
          },
          body: JSON.stringify({ username, password: WRONG }),
        })
        // The hour begins with the first try.
        seen.push(`${status} ${withoutNumber(text).replace(/"retry_at":"[^"]*"/, 'retry_at')}`)
      }
      return seen
    }
    const known = await answers('/api/login', 'POST', 'client@example.com')
    expect(await answers('/api/login', 'POST', freshEmail())).toEqual(known)
    expect(known.at(-1)).toMatch(/^429/)
    await limited.stop()
  })
})
