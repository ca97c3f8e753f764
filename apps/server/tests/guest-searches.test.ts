import { contract } from '@proverka/api/contract'
import { MINUTE_MS } from '@proverka/domain/timing'
import { FLAT } from '@proverka/test-support/guest-order'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../src/platform/config/limits.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

/** Searches of a browser; its network has 20 times as many. */
const OWN = 2
const OF_NETWORK = 40

const clock = createTestClock()
let server: TestServer
beforeEach(async () => {
  server = await startTestServer(
    { limits: { ...NO_LIMITS, searchesPerDayGuest: OWN }, behindProxy: true },
    { clock },
  )
})
afterEach(() => server.stop())

const search = (visitor: Visitor, address: string, proof?: string) =>
  visitor.call(
    contract.objects.searchObjects,
    { query: { query: FLAT }, ...(proof !== undefined && { headers: { proof } }) },
    { 'x-forwarded-for': address },
  )

/** The task of a browser beyond its searches. */
async function taskOf(visitor: Visitor, address: string): Promise<Challenge> {
  for (let count = 0; count < OWN; count++) await search(visitor, address)
  const refused = await search(visitor, address)
  expect([refused.status, refused.error]).toEqual([429, 'вы превысили лимит использования поиска'])
  return refused.body['task'] as Challenge
}

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url')
}

describe('searches of guests', () => {
  it('[SAFE-25] are counted by browser first, and by a network 20 times as far', async () => {
    const browser = server.visit()
    for (const status of [200, 200, 429]) expect((await search(browser, '10.3.0.1')).status).toBe(status)
    // Another address does not make it another browser.
    expect((await search(browser, '10.3.0.2')).status).toBe(429)
    let answered = 2
    while ((await search(server.visit(), '10.3.0.1')).status === 200) answered++
    expect(answered).toBe(OF_NETWORK)
    expect((await search(server.visit(), '10.3.0.2')).status).toBe(200)
  })

  it('[SAFE-25] go on with a solved task, which is accepted once', async () => {
    const browser = server.visit()
    const proof = await solve(await taskOf(browser, '10.3.1.1'))
    expect((await search(browser, '10.3.1.1', proof)).data).toMatchObject([{ Number: FLAT }])
    const replayed = await search(browser, '10.3.1.1', proof)
    expect([replayed.status, replayed.body['task']]).toEqual([429, expect.anything()])
    expect((await search(server.visit(), '10.3.1.1')).status).toBe(200)
  })

  it('[SAFE-25] are refused with a task of another site, network or time, or one that was changed', async () => {
    const browser = server.visit()
    const task = await taskOf(browser, '10.3.2.1')
    const proof = await solve(task)
    expect((await search(browser, '10.3.2.2', proof)).status).toBe(429)
    const other = server.visit('fiz-pro')
    await taskOf(other, '10.3.2.1')
    expect((await search(other, '10.3.2.1', proof)).status).toBe(429)
    const easier = { ...task, parameters: { ...task.parameters, cost: 1 } }
    expect(
      (
        await search(
          browser,
          '10.3.2.1',
          await solve({ ...easier, parameters: { ...easier.parameters, keyPrefix: '00' } }),
        )
      ).status,
    ).toBe(429)
    expect((await search(browser, '10.3.2.1', 'not-a-proof')).status).toBe(429)
    clock.advance(11 * MINUTE_MS)
    expect((await search(browser, '10.3.2.1', proof)).status).toBe(429)
  })

  it('get harder tasks the more they prove', async () => {
    const browser = server.visit()
    const levels: unknown[] = []
    let task = await taskOf(browser, '10.3.3.1')
    const first = await solve(task)
    for (let count = 0; count < 4; count++) {
      levels.push(task.parameters.data?.['level'])
      expect((await search(browser, '10.3.3.1', await solve(task))).status).toBe(200)
      task = (await search(browser, '10.3.3.1')).body['task'] as Challenge
    }
    expect(levels).toEqual([0, 0, 1, 1])
    // What was collected while it was easy is worth nothing now.
    expect((await search(browser, '10.3.3.1', first)).status).toBe(429)
  })
})
