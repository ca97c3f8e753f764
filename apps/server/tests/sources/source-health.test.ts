import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { startTestServer, type TestServer } from '../setup/test-server.ts'
import { createTestClock } from '../setup/test-clock.ts'
import { destroyOldCalls } from '../../src/services/sources/destroy-old-calls.ts'
import { DAY_MS, MINUTE_MS } from '@proverka/domain/timing'

const clock = createTestClock()
let server: TestServer
beforeAll(async () => void (server = await startTestServer({}, { clock })))
afterAll(() => server.stop())
beforeEach(async () => {
  await server.sql('truncate source_calls')
  // Readings are cached for some seconds.
  clock.advance(MINUTE_MS)
})

const list = async () => (await server.visit().call(contract.sources.listSources, {})).data.sources
const sourceNamed = async (name: string) => (await list()).find((source) => source.name === name)

async function checkPerson() {
  const guest = server.visit()
  const { order } = await orderAsGuest(guest, [{ product: 'PersonCheck', key: 'Ладогин', metadata: LADOGIN }])
  await payInWidget(guest, order)
  return itemIn(guest, order.order_items[0]?.order_item_id ?? '', 'done')
}

describe('the health of sources', () => {
  it('names each source once, and none is called healthy that nobody has measured', async () => {
    const sources = await list()
    expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length)
    expect(sources.map(({ name }) => name)).toEqual(expect.arrayContaining(['ФССП', 'МВД', 'ЕГРН', 'ГИБДД']))
    expect(new Set(sources.map(({ state }) => state))).toEqual(new Set(['unmeasured']))
    expect(sources[0]).toMatchObject({ checked_at: null, usual_ms: null, measured_since: null, days: [] })
  })

  it('is measured by the questions of a report: who answered, and who did not', async () => {
    await checkPerson()
    expect(await sourceNamed('ФССП')).toMatchObject({
      state: 'answers',
      checked_at: expect.stringMatching(/Z$/),
      days: [{ asked: 1, answered: 1 }],
    })
    // The demo world has this register out of order.
    expect(await sourceNamed('КАД')).toMatchObject({
      state: 'silent',
      silent_since: expect.stringMatching(/Z$/),
      days: [{ asked: 3, answered: 0 }],
    })
    // The data that these questions need are missing, so their source was not asked.
    const rows = await server.sql("select source from source_calls where source = 'ФНС'")
    expect(rows).toHaveLength(1)
  })

  it('has thirty days, and what is older is destroyed', async () => {
    const insert = (daysAgo: number, failure: string | null) =>
      server.sql(
        `insert into source_calls (source, service, at, duration_ms, failure, cost_kopecks) values ('ЕГРН', 'demo', $1, 700, $2, 0)`,
        [new Date(clock.now().getTime() - daysAgo * DAY_MS), failure],
      )
    for (const daysAgo of [0, 0, 1, 29, 32]) await insert(daysAgo, daysAgo === 1 ? 'source-timeout' : null)
    const source = await sourceNamed('ЕГРН')
    expect(source?.days.map(({ asked, answered }) => [asked, answered])).toEqual([
      [1, 1],
      [1, 0],
      [2, 2],
    ])
    expect(source?.state).toBe('answers')
    expect(await destroyOldCalls(server.context)).toBe(1)
  })
})
