import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SourceMood, SourceStandIn } from '@proverka/test-support/sources/stand-in'
import { PROVIDER_KEY, startApiCloud } from '@proverka/test-support/sources/providers'
import { ADAPTERS } from '../../src/adapters/sources/adapters.ts'
import type { Sources } from '../../src/adapters/sources/source.ts'
import { createSources } from '../../src/adapters/sources/sources.ts'
import { startTestServer, type TestServer } from '../setup/test-server.ts'
import { SHORT } from './connected-world.ts'

const PERSON = {
  lastName: 'Ладогин',
  firstName: 'Арсений',
  birthDate: '1987-03-14',
  passport: '0000123450',
}

let server: TestServer
let service: SourceStandIn
let sources: Sources
beforeAll(async () => void (server = await startTestServer({ demo: false })))
afterAll(() => server.stop())
beforeEach(async () => {
  service = await startApiCloud(() => 0)
  sources = connect(PROVIDER_KEY)
  await server.sql('truncate source_calls, rate_limits')
})
afterEach(() => service.stop())

/** The sources of a process that has just started: what it knew of a service is forgotten. */
function connect(key: string): Sources {
  const { context } = server
  const connected = [{ name: 'api-cloud', url: service.url, key }]
  return createSources({ ...context.config, sources: { connected, times: SHORT } }, context)
}

const ask = () => sources.for('person')('passport').ask({ kind: 'person', person: PERSON })
const measured = () =>
  server.sql('select source, service, failure, cost_kopecks from source_calls order by id')

describe('a service that is ill', () => {
  it.each<[SourceMood, string, number]>([
    // Outages are tried again, what would only be repeated is not.
    ['fails', 'source-down', 3],
    ['refuses', 'source-down', 3],
    ['moved', 'source-down', 3],
    ['limits', 'source-limit', 1],
    ['garbled', 'unclear-answer', 1],
    ['other-shape', 'unclear-answer', 1],
  ])('%s: not checked, with the reason', async (mood, reason, calls) => {
    service.setMood(mood)
    const given = await ask()
    expect(given).toMatchObject({ answer: { kind: 'not-checked', reason }, raw: 'null', demo: false })
    expect(service.calls).toHaveLength(calls)
    expect(await measured()).toEqual([
      { source: 'МВД', service: 'api-cloud', failure: reason, cost_kopecks: 0 },
    ])
  })

  it('says when it may be asked again, if it does', async () => {
    service.setMood('limits')
    const { retryAt } = await ask()
    expect(retryAt?.getTime()).toBeGreaterThan(Date.now() + 5000)
  })

  it('answers after all when it was ill for a moment, or is slow', async () => {
    service.nextMoods('fails', 'refuses', 'slow')
    expect(await ask()).toMatchObject({ answer: { kind: 'not-found' } })
    expect(await measured()).toMatchObject([{ failure: null }])
  })

  it('is left alone after five outages in a row, and tried by one call after its rest', async () => {
    service.setMood('fails')
    await ask()
    const broken = await ask()
    expect(service.calls).toHaveLength(5)
    expect(broken.retryAt?.getTime()).toBeGreaterThan(Date.now())
    const rested = await ask()
    expect(rested).toMatchObject({ answer: { reason: 'source-down' } })
    expect(service.calls).toHaveLength(5)
    // No service was asked: that says nothing about the service.
    expect(await measured()).toHaveLength(2)
    service.setMood('well')
    await expect.poll(async () => (await ask()).answer.kind).toBe('not-found')
    expect(service.calls).toHaveLength(6)
  })

  it('is cut off when it does not answer in time', async () => {
    const adapter = ADAPTERS.find(({ name }) => name === 'api-cloud')
    expect(adapter?.terms.timeoutMs).toBe(30_000)
    Object.defineProperty(adapter?.terms, 'timeoutMs', { value: 50, configurable: true })
    service.setMood('hangs')
    expect(await ask()).toMatchObject({ answer: { kind: 'not-checked', reason: 'source-timeout' } })
    Object.defineProperty(adapter?.terms, 'timeoutMs', { value: 30_000, configurable: true })
  })

  it('has no more calls at a time than it allows', async () => {
    service.setMood('slow')
    const asked = Promise.all(Array.from({ length: 5 }, ask))
    await expect.poll(() => service.calls.length).toBe(2)
    await asked
    expect(service.calls).toHaveLength(5)
  })

  it('that does not take our key is ill, too: nobody is told that nothing is there', async () => {
    sources = connect('an-old-key')
    expect(await ask()).toMatchObject({ answer: { kind: 'not-checked', reason: 'source-down' } })
  })
})
