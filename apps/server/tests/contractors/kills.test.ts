import { MINUTE_MS } from '@proverka/domain/timing'
import {
  startApiegrn,
  startReestrApi,
  type ContractorStandIn,
} from '@proverka/test-support/sources/contractors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connected } from '../../src/adapters/contractors/connect-contractors.ts'
import { createQueries } from '../../src/platform/db/queries/queries.ts'
import type { AppContext } from '../../src/services/context.ts'
import { runContractors } from '../../src/services/contractors/run-contractors.ts'
import { createCrashingDatabase, createFuse, type Fuse } from '../crash/crashing-database.ts'
import { extractOf, newNumbers, startOrderWorld, type OrderWorld } from './order-world.ts'

/** An ordinary run dies at every fifth step. */
const STRIDE = process.env['CRASH_STEPS'] === 'all' ? 1 : 5

/** The contractor as a process calls it that may die before each call, and over its answer. */
function burning(contractor: Connected, fuse: Fuse): Connected {
  const burnt =
    <Values extends unknown[], Result>(call: (...values: Values) => Promise<Result>) =>
    async (...values: Values) => {
      fuse.burn()
      const result = await call(...values)
      fuse.burn()
      return result
    }
  const { pay, find, balance } = contractor
  return {
    ...contractor,
    place: burnt(contractor.place),
    states: burnt(contractor.states),
    collect: burnt(contractor.collect),
    ...(pay && { pay: burnt(pay) }),
    ...(find && { find: burnt(find) }),
    ...(balance && { balance: burnt(balance) }),
  }
}

const isOneAtMost = (orders: readonly boolean[]): boolean => orders.length <= 1

describe.each([
  ['apiegrn', startApiegrn],
  ['reestr-api', startReestrApi],
] as const)('a process that dies over an order at %s', (name, startService) => {
  let service: ContractorStandIn
  let world: OrderWorld
  beforeAll(async () => {
    service = await startService({ fileOf: extractOf, isQuick: true, now: () => world.clock.now() })
    world = await startOrderWorld({ [name]: service })
  })
  afterAll(async () => {
    await world.server.stop()
    await service.stop()
  })

  const dyingContext = (fuse: Fuse): AppContext => {
    const database = createCrashingDatabase(world.context.database, fuse)
    const contractors = world.context.contractors.map((one) => burning(one, fuse))
    return { ...world.context, database, queries: createQueries(database), contractors }
  }

  /** Works on one order; the process dies before step number `steps`, and the next one lives on. */
  async function orderOnce(steps: number) {
    const fuse = createFuse(steps)
    let context = dyingContext(fuse)
    const rows = await world.buy(newNumbers(1))
    for (let round = 0; round < 8; round++) {
      // A round logs what fails over one order, and throws the rest.
      await runContractors(context).catch((error: unknown) => {
        if (!fuse.isBlown()) throw error
      })
      if (fuse.isBlown()) context = world.context
      world.clock.advance(6 * MINUTE_MS)
    }
    const [row] = await world.find(rows)
    const orders = service.orders.filter(({ number }) => number === row?.number)
    return { row, orders, isDead: fuse.isBlown() }
  }

  async function outcomeOf({ row, orders }: Awaited<ReturnType<typeof orderOnce>>) {
    const count = async (text: string, value: unknown) => (await world.server.sql(text, [value])).length
    return {
      ends: await count(
        `select 1 from fulfilment_events where fulfilment_id = $1 and event in ('answered', 'handed-over')`,
        row?.id,
      ),
      status: row?.status,
      paid: orders.map(({ isPaid }) => isPaid),
      costs: await count('select 1 from contractor_costs where order_item_id = $1', row?.order_item_id),
    }
  }

  it(
    '[FULFIL-05] at any step has it ordered once and ended once by the next process',
    { timeout: 300_000 },
    async () => {
      const outcomes: unknown[] = []
      for (let steps = 0, isDead = true; isDead; steps += STRIDE) {
        const ended = await orderOnce(steps)
        isDead = ended.isDead
        outcomes.push({ steps, ...(await outcomeOf(ended)) })
      }
      expect(outcomes.length).toBeGreaterThan(3)
      const once = { ends: 1, status: 'answered', paid: [true], costs: 1 }
      // Only a lost order that cannot be looked up is given to the operator.
      const given = { ends: 1, status: 'to-order', paid: expect.toSatisfy(isOneAtMost), costs: 0 }
      for (const outcome of outcomes)
        expect(outcome).toEqual({
          steps: expect.any(Number),
          ...(name === 'reestr-api' && (outcome as typeof given).status === 'to-order' ? given : once),
        })
    },
  )
})
