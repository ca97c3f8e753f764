import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderAsGuest } from '@proverka/test-support/guest-order'
import { PASSWORD, register, whoIs } from '../setup/registration.ts'
import { createTestClock } from '../setup/test-clock.ts'
import { startTestServer, type TestServer } from '../setup/test-server.ts'
import { MINUTE_MS } from '@proverka/domain/timing'

const BINDING = 'proverka_bind'
const SECURE_BINDING = `__Host-${BINDING}`
const clock = createTestClock()

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ behindProxy: true }, { clock })
})
afterAll(() => server.stop())

/** Signs in with cookies that an attacker put into the browser; returns the token and the cookies set. */
async function signInWith(cookie: string, headers: Record<string, string> = {}) {
  const { email } = await register(server.visit())
  const reply = await server.send('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify({ username: email, password: PASSWORD }),
  })
  const set = [reply.headers['set-cookie'] ?? []].flat()
  const { data } = JSON.parse(reply.text) as { data: { token: string } }
  return { token: data.token, set }
}

const statusOf = async (token: string, cookie: string, headers: Record<string, string> = {}) =>
  (await server.send('/api/orders', { headers: { authorization: `Bearer ${token}`, cookie, ...headers } }))
    .status

const PLANTED = 'A'.repeat(43)

it.each([
  ['an empty', ''],
  ['a planted', PLANTED],
  ['a malformed', 'x; y'],
])('[SAFE-04] %s cookie gives a new binding, and the token is nothing without it', async (_, planted) => {
  const { token, set } = await signInWith(`${BINDING}=${planted}`)
  const fresh = /^proverka_bind=([\w-]{43});/.exec(set.find((line) => line.startsWith(BINDING)) ?? '')?.[1]
  expect(fresh).toBeDefined()
  expect(fresh).not.toBe(planted)
  for (const cookie of ['', `${BINDING}=`, `${BINDING}=${planted}`, `${BINDING}=undefined`])
    expect([cookie, await statusOf(token, cookie)]).toEqual([cookie, 401])
  expect(await statusOf(token, `${BINDING}=${fresh}`)).toBe(200)
})

it('[SAFE-04] is made again at every way to sign in', async () => {
  const visitor = server.visit()
  const { email } = await register(visitor)
  const seen = [visitor.cookies.get(BINDING)]
  await visitor.signIn(email, PASSWORD)
  seen.push(visitor.cookies.get(BINDING))
  const body = { old_password: PASSWORD, new_password: 'korrektura-1913' }
  visitor.token = (await visitor.call(contract.person.updatePassword, { body })).data.token
  seen.push(visitor.cookies.get(BINDING))
  expect(new Set(seen).size).toBe(3)
  expect((await whoIs(visitor)).valid).toBe(true)
})

it('[SAFE-04] is a cookie of one host under https, which no other host can plant', async () => {
  const https = { 'x-forwarded-proto': 'https' }
  const { token, set } = await signInWith(`${BINDING}=${PLANTED}`, https)
  const line = set.find((text) => text.startsWith(SECURE_BINDING)) ?? ''
  expect(line.split('; ')).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'Path=/', 'SameSite=Lax']))
  expect(line).not.toContain('Domain')
  const value = line.slice(SECURE_BINDING.length + 1, SECURE_BINDING.length + 44)
  // The name without the prefix could have been set by a neighbour.
  expect(await statusOf(token, `${BINDING}=${value}`, https)).toBe(401)
  expect(await statusOf(token, `${SECURE_BINDING}=${value}`, https)).toBe(200)
})

it('keeps the way of this browser to its guest orders; the secret of before loses it in minutes', async () => {
  const guest = server.visit()
  const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject' }], 'partner@example.com')
  const former = server.visit()
  for (const [name, value] of guest.cookies) former.cookies.set(name, value)
  await register(guest)
  const open = async (visitor: typeof guest) =>
    (await visitor.call(contract.orders.getOrder, { params: { id: order.id } })).status
  expect([await open(guest), await open(former)]).toEqual([200, 200])
  clock.advance(10 * MINUTE_MS + 1)
  expect([await open(guest), await open(former)]).toEqual([200, 401])
})

it('lets anyone who opens the email of another account stay who he was', async () => {
  const visitor = server.visit()
  await register(visitor)
  const stays = visitor.token
  const { email } = await register(visitor)
  expect((await whoIs(visitor)).person?.email).toBe(email)
  visitor.token = stays
  expect((await whoIs(visitor)).valid).toBe(true)
})
