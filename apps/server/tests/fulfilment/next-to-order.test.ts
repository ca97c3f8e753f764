import { WORK_SHARE } from '@proverka/domain/orders'
import { HOUR_MS } from '@proverka/domain/timing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeNext } from '../../src/services/fulfilment/next-to-order.ts'
import { multiplyItem } from './bulk-rows.ts'
import { buy, fulfilmentIn, startByHand } from './fulfilment-world.ts'
import type { TestServer } from '../setup/test-server.ts'

const inAnHour = () => new Date(server.context.clock.now().getTime() + HOUR_MS)

let server: TestServer
beforeAll(async () => {
  server = await startByHand()
})
afterAll(() => server.stop())

describe('the order of work', () => {
  it('[FULFIL-12] lets a single order in after a share of five thousand, and an urgent one first', async () => {
    const bulk = await buy(server, [{ key: '00:14:0203005:1001' }])
    await fulfilmentIn(server, bulk.itemIds[0] ?? '', 'to-order')
    await multiplyItem(server, bulk.itemIds[0] ?? '', 4999)
    const single = await buy(server, [{ key: '00:14:0203005:1002' }])
    const one = await fulfilmentIn(server, single.itemIds[0] ?? '', 'to-order')
    await server.sql(`update fulfilments set latest_at = latest_at + interval '3 days' where id = $1`, [
      one.id,
    ])

    const first = await takeNext(server.context, 'hand', WORK_SHARE, inAnHour())
    expect(first).toHaveLength(WORK_SHARE)
    expect(first.map(({ id }) => id)).not.toContain(one.id)

    const urgent = await buy(server, [{ key: '00:14:0203005:1003' }])
    const soon = await fulfilmentIn(server, urgent.itemIds[0] ?? '', 'to-order')
    await server.sql('update fulfilments set is_urgent = true where id = $1', [soon.id])
    const next = await takeNext(server.context, 'hand', 3, inAnHour())
    expect(next.slice(0, 2).map(({ id }) => id)).toEqual([soon.id, one.id])
    expect(await takeNext(server.context, 'nobody', 3, inAnHour())).toEqual([])
  })

  it('[FULFIL-12] gives each to one process alone, however many ask at once', async () => {
    const takes = await Promise.all(
      Array.from({ length: 8 }, () => takeNext(server.context, 'hand', 5, inAnHour())),
    )
    const ids = takes.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(5)
    // What was handed out is being ordered: after a crash it is looked up, never handed out blindly.
    const again = await takeNext(server.context, 'hand', 5000, inAnHour())
    for (const id of ids) expect(again.map((row) => row.id)).not.toContain(id)
  })
})
