import { MINUTE_MS } from '@proverka/domain/timing'
import { startApiegrn, type ContractorStandIn } from '@proverka/test-support/sources/contractors'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runContractors } from '../../src/services/contractors/run-contractors.ts'
import { extractOf, newNumbers, startOrderWorld, type OrderWorld } from './order-world.ts'

let service: ContractorStandIn
let world: OrderWorld
beforeAll(async () => {
  service = await startApiegrn({ fileOf: extractOf, now: () => world.clock.now() })
  world = await startOrderWorld({ apiegrn: service })
})
afterAll(async () => {
  await world.server.stop()
  await service.stop()
})

/** The answer to an order is lost, and the list in which it is looked up cannot be read. */
const loseWhile = (isUnreadable: () => boolean) =>
  service.moodOf(() => {
    const path = service.calls.at(-1)?.path
    if (path === '/cadaster/save_order') return 'loses'
    return path === '/cadaster/orders' && isUnreadable() ? 'garbled' : 'well'
  })

/** Rounds of six minutes. */
async function runRounds(rounds: number) {
  for (let round = 0; round < rounds; round++) {
    await runContractors(world.context)
    world.clock.advance(6 * MINUTE_MS)
  }
}

const ordersAt = ([row]: Awaited<ReturnType<typeof world.buy>>) =>
  service.orders.filter(({ number }) => number === row?.number)

it('[FULFIL-05] a lost order is looked up again after an unreadable list', async () => {
  let unreadable = 3
  loseWhile(() => unreadable-- > 0)
  const rows = await world.buy(newNumbers(1))
  await runRounds(6)
  expect(await world.find(rows)).toMatchObject([
    { status: 'ordered', contractor_order_id: ordersAt(rows)[0]?.id },
  ])
})

it('[FULFIL-05] after an hour of unreadable lists the operator looks, and nothing is bought again', async () => {
  loseWhile(() => true)
  const rows = await world.buy(newNumbers(1))
  await runRounds(8)
  expect(await world.find(rows)).toMatchObject([{ status: 'ordering' }])
  await runRounds(4)
  expect(await world.find(rows)).toMatchObject([
    { status: 'to-order', channel: 'hand', reason: expect.stringContaining('не прочитать') },
  ])
  expect(ordersAt(rows)).toHaveLength(1)
})
