import { contract } from '@proverka/api/contract'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { ALL_GUESTS } from '../src/platform/limits/rate-limits.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    behindProxy: true,
    limits: { ...NO_LIMITS, passportsPerDay: 5, searchesPerDayGuest: 1, emailsPerHour: 2, couponsPerHour: 5 },
  })
})
afterAll(() => server.stop())

const ask = (path: string, address: string, body?: object) =>
  hostFetch(server.port, 'realty.localhost', path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    ...(body && { body: JSON.stringify(body) }),
  })

const search = (address: string) => ask(`/api/search?query=${encodeURIComponent('Кленовая 14')}`, address)
const passport = (address: string) => ask('/api/passport', address, { passport: '0000000123' })

/** How many of so many calls are answered, each from another address. */
async function answered(
  count: number,
  call: (index: number) => Promise<{ status: number }>,
): Promise<number> {
  let within = 0
  for (let index = 0; index < count; index++) if ((await call(index)).status !== 429) within++
  return within
}

describe('[SAFE-25] limits of an IPv6 network', () => {
  it.each([
    ['passports', passport, 5],
    // Each call comes from another browser.
    ['searches', search, 20],
  ] as const)('[SAFE-25] 200 addresses of one /64 have the limit of one: %s', async (_, call, limit) => {
    expect(await answered(200, (index) => call(`2001:db8:1:1::${index.toString(16)}`))).toBe(limit)
    // The next network has its own, and all of one /56 together four times as much.
    expect(await answered(30, () => call('2001:db8:1:2::1'))).toBe(limit)
    expect(await answered(100, (index) => call(`2001:db8:1:${(16 + index).toString(16)}::1`))).toBe(2 * limit)
    expect(await answered(30, () => call('2001:db8:2::1'))).toBe(limit)
  })

  it('[SAFE-25] an IPv4 address is one however it is written', async () => {
    expect(await answered(10, () => passport('203.0.113.9'))).toBe(5)
    expect(await answered(10, () => passport('::ffff:203.0.113.9'))).toBe(0)
  })
})

describe('[SAFE-25] a counter that no address changes', () => {
  it('[SAFE-25] all guests together have one of passports; a user has an own one', async () => {
    const { rateLimits } = server.context
    // The networks before used up some of it.
    let within = 0
    while (await rateLimits.isWithin('passport', ALL_GUESTS)) within++
    expect(within).toBeGreaterThan(400)
    const refused = await passport('192.0.2.99')
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      429,
      expect.objectContaining({ code: 'rate/limit' }),
    ])
    const user = server.visit()
    await register(user)
    expect(
      (await user.call(contract.passports.checkPassport, { body: { passport: '0000000123' } })).status,
    ).toBe(200)
  })
})
