import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../setup/test-server.ts'
import { createJobTable, startCrashWorld } from './crash-world.ts'
import { findBroken, readOutcome } from './order-books.ts'
import { prepareClient, prepareGuest, type Buyer } from './order-scenarios.ts'

/*
 * A server that is killed before its n-th write, commit, email, call to the payment provider or answer, and comes back.
 * An ordinary run tries some n of each order, evenly spread; `CRASH_STEPS=all` tries every one.
 */
const SOME = 5

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await createJobTable(server)
})
afterAll(() => server.stop())

async function buy(prepare: (server: TestServer) => Promise<Buyer>, steps: number) {
  const buyer = await prepare(server)
  const world = await startCrashWorld(server, steps, async () => {
    expect({ steps, broken: await findBroken(server) }).toEqual({ steps, broken: [] })
  })
  try {
    await buyer.buy(world)
    return {
      steps: world.burnt(),
      hasCrashed: world.hasCrashed(),
      outcome: await readOutcome(server, buyer.email),
      emails: [...new Set(world.emails)].map((key) => key.replace(/:.*$/, '')).toSorted(),
    }
  } finally {
    await world.end()
  }
}

/** Every n, or as many as an ordinary run has time for. */
function stepsToTry(all: number): number[] {
  const every = process.env['CRASH_STEPS'] === 'all' ? 1 : all / SOME
  return Array.from({ length: Math.floor(all / every) }, (_, index) => Math.floor(index * every))
}

const stuck = () => server.sql(`select id from outbox where sent_at is null and kind in ('mail', 'receipt')`)

describe.each([
  ['a guest who pays by card', prepareGuest],
  ['a client who pays from the balance', prepareClient],
] as const)('%s', (_, prepare) => {
  it('gets one whole order, wherever the server dies', { timeout: 1_800_000 }, async () => {
    // The first order of all makes what the others find, and so takes a step more.
    await buy(prepare, Number.POSITIVE_INFINITY)
    const calm = await buy(prepare, Number.POSITIVE_INFINITY)
    expect(calm.outcome.items.map(({ status }) => status)).toEqual(['done', 'refund', 'done'])
    expect(calm.steps).toBeGreaterThan(100)
    expect(calm.outcome.accounts).toContainEqual({ kind: 'prepaid', amount: 0 })
    expect(await stuck()).toEqual([])

    for (const steps of stepsToTry(calm.steps)) {
      const { outcome, emails, hasCrashed } = await buy(prepare, steps)
      expect({ steps, hasCrashed, outcome, emails }).toEqual({
        steps,
        hasCrashed: true,
        outcome: calm.outcome,
        emails: calm.emails,
      })
    }
    expect(await stuck()).toEqual([])
    expect(await findBroken(server)).toEqual([])
  })
})
