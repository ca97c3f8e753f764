import { contract } from '@proverka/api/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { register } from './setup/registration.ts'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
afterEach(() => server.stop())

const startWith = async (limits: Partial<typeof NO_LIMITS>) => {
  server = await startTestServer({ limits: { ...NO_LIMITS, ...limits }, behindProxy: true })
}

/** Several visitors come from several addresses; the proxy in front names them. */
const from = (address: string) => ({ 'x-forwarded-for': `10.9.9.9, ${address}` })

async function statuses(times: number, call: () => Promise<{ status: number; error: string | undefined }>) {
  const seen: (string | number)[] = []
  for (let round = 0; round < times; round++) {
    const { status, error } = await call()
    seen.push(status === 200 ? status : (error ?? status))
  }
  return seen
}

const search = (visitor: Visitor, address: string) =>
  visitor.call(contract.objects.searchObjects, { query: { query: '00:14:0203005:1047' } }, from(address))

describe('limits', () => {
  it('call more than a few searches in a row suspicious, per address', async () => {
    await startWith({ searchBurst: 3 })
    const guest = server.visit()
    expect(await statuses(5, () => search(guest, '10.0.0.1'))).toEqual([
      200,
      200,
      200,
      'Suspicious activity detected',
      'Suspicious activity detected',
    ])
    expect((await search(guest, '10.0.0.2')).status).toBe(200)
    expect((await search(guest, '10.0.0.1')).status).toBe(429)
  })

  it('end the searches of a day: of guests by browser, of users by account', async () => {
    await startWith({ searchesPerDayGuest: 2, searchesPerDayUser: 3 })
    const text = 'вы превысили лимит использования поиска'
    const guest = server.visit()
    expect(await statuses(3, () => search(guest, '10.0.0.1'))).toEqual([200, 200, text])
    const user = server.visit()
    await register(user)
    expect(await statuses(4, () => search(user, '10.0.0.1'))).toEqual([200, 200, 200, text])
    // The same account from another address is the same account.
    expect((await search(user, '10.0.0.7')).status).toBe(429)
  })

  it('slow down guessing of passwords, for one address and name, and reach nobody else', async () => {
    await startWith({ loginsPerHour: 3 })
    const guess = (username: string, address: string) =>
      server.visit().call(contract.auth.login, { body: { username, password: 'guess' } }, from(address))
    expect(await statuses(4, () => guess('client@example.com', '10.0.0.1'))).toEqual([
      'Неверный логин или пароль',
      'Неверный логин или пароль',
      'Неверный логин или пароль',
      'Слишком много запросов, подождите минуту и повторите',
    ])
    expect((await guess('client@example.com', '10.0.0.2')).status).toBe(401)
    expect((await guess('admin@example.com', '10.0.0.1')).status).toBe(401)
  })

  it('hold back registrations, resets, orders and calls in general', async () => {
    await startWith({ registrationsPerHour: 1, resetsPerHour: 1 })
    expect(await statuses(2, () => register(server.visit()))).toEqual([
      200,
      'Слишком много запросов, подождите минуту и повторите',
    ])
    const reset = () =>
      server.visit().call(contract.auth.resetPassword, { body: { username: 'client@example.com' } })
    expect((await reset()).status).toBe(200)
    expect((await reset()).status).toBe(429)
  })

  it('count every call of an address', async () => {
    await startWith({ callsPerMinute: 5 })
    const ask = (address: string) => server.visit().call(contract.site.getSite, {}, from(address))
    expect(await statuses(6, () => ask('10.0.0.1'))).toEqual([
      200,
      200,
      200,
      200,
      200,
      'Слишком много запросов, подождите минуту и повторите',
    ])
    expect((await ask('10.0.0.2')).status).toBe(200)
  })
})

describe('without a proxy in front', () => {
  it('a client cannot choose its own address', async () => {
    server = await startTestServer({ limits: { ...NO_LIMITS, callsPerMinute: 2 } })
    const ask = (address: string) => server.visit().call(contract.site.getSite, {}, from(address))
    expect([
      (await ask('10.0.0.1')).status,
      (await ask('10.0.0.2')).status,
      (await ask('10.0.0.3')).status,
    ]).toEqual([200, 200, 429])
  })
})
