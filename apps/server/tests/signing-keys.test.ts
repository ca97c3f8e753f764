import { afterAll, beforeAll, expect, it } from 'vitest'
import { register, whoIs } from './setup/registration.ts'
import { createTestClock, MINUTE_MS } from './setup/test-clock.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const clock = createTestClock()

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

const isSignedIn = async (visitor: ReturnType<TestServer['visit']>) => (await whoIs(visitor)).valid

it('a key is trusted for a minute: one that was taken away then signs nobody in', async () => {
  const visitor = server.visit()
  await register(visitor)
  await server.sql('delete from signing_keys')
  clock.advance(MINUTE_MS - 1)
  expect(await isSignedIn(visitor)).toBe(true)
  clock.advance(1)
  expect(await isSignedIn(visitor)).toBe(false)
})

it('a key that another process made is found at once; the older one still verifies', async () => {
  const before = server.visit()
  await register(before)
  clock.advance(1000)
  await server.sql(`insert into signing_keys (id, secret, created_at) values ('next', $1, $2)`, [
    Buffer.alloc(32, 7).toString('base64url'),
    clock.now(),
  ])
  clock.advance(MINUTE_MS)
  const after = server.visit()
  await register(after)
  const header = JSON.parse(Buffer.from(after.token?.split('.')[0] ?? '', 'base64url').toString()) as object
  expect(header).toMatchObject({ kid: 'next' })
  expect([await isSignedIn(before), await isSignedIn(after)]).toEqual([true, true])
})
