import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rotateSigningKeys } from '../src/services/accounts/rotate-signing-keys.ts'
import { createLastingPlace, type LastingPlace } from './setup/lasting-place.ts'
import { register, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { HOUR_MS, MINUTE_MS } from '@proverka/domain/timing'

const clock = createTestClock()

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { clock })
})
afterAll(() => server.stop())

/** The key that signed a visitor's token. */
const kidOf = ({ token }: Visitor): unknown =>
  JSON.parse(Buffer.from(token?.split('.')[0] ?? '', 'base64url').toString()).kid

const isSignedIn = async (visitor: Visitor) => (await whoIs(visitor)).valid

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
  expect(kidOf(after)).toBe('next')
  expect([await isSignedIn(before), await isSignedIn(after)]).toEqual([true, true])
})

describe('keys that replace each other', () => {
  /** A separate clock: these tests take months. */
  const calendar = createTestClock()
  const DAY_MS = 24 * HOUR_MS
  let place: LastingPlace
  let running: TestServer
  beforeAll(async () => {
    place = await createLastingPlace()
    running = await place.start({}, calendar)
  })
  afterAll(async () => {
    await running.stop()
    await place.drop()
  })

  const keysOf = async () =>
    (await running.sql('select id from signing_keys order by created_at')).map(({ id }) => String(id))
  const newcomer = async () => {
    const visitor = running.visit()
    await register(visitor)
    return visitor
  }

  it('a new one signs after thirty days; an old one goes when the last of its tokens is over', async () => {
    const [first] = await keysOf()
    calendar.advance(30 * DAY_MS - 1)
    await rotateSigningKeys(running.context)
    expect(await keysOf()).toEqual([first])
    const early = await newcomer()
    expect(kidOf(early)).toBe(first)

    calendar.advance(1)
    await rotateSigningKeys(running.context)
    const [, second] = await keysOf()
    const late = await newcomer()
    expect([kidOf(late), await isSignedIn(early)]).toEqual([second, true])

    // A minute before the token of the old key ends.
    calendar.advance(30 * DAY_MS - MINUTE_MS)
    await rotateSigningKeys(running.context)
    expect([await isSignedIn(early), await isSignedIn(late)]).toEqual([true, true])
    calendar.advance(2 * DAY_MS)
    await rotateSigningKeys(running.context)
    expect(await keysOf()).not.toContain(first)
    expect(await keysOf()).toContain(second)
  })

  it('a server that starts after months signs with a new key, and forgets the others only in time', async () => {
    const before = await keysOf()
    await running.stop()
    calendar.advance(100 * DAY_MS)
    running = await place.start({}, calendar)
    const after = await keysOf()
    const newest = after.at(-1)
    expect(before).not.toContain(newest)
    expect(kidOf(await newcomer())).toBe(newest)
    // The one before may have signed until a moment ago, as far as its age can tell.
    expect(after).toContain(before.at(-1))
  })
})
