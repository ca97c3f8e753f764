import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '../../src/commands/seeds/random.ts'
import {
  startApiegrn,
  startReestrApi,
  type ContractorStandIn,
} from '@proverka/test-support/sources/contractors'
import type { SourceMood } from '@proverka/test-support/sources/stand-in'
import { startServerProcess, type ServerProcess } from '@proverka/test-support/server-process'
import { createVisitor } from '@proverka/test-support/visitor'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { databaseForProcess } from '../setup/copy-database.ts'
import { buyExtracts, extractOf, fillBalance, knowNumbers, newNumbers, settingsWith } from './order-world.ts'

/** Over both contractors. The figures are 1,000 orders and 20 kills: `CONTRACTOR_ORDERS`, `CONTRACTOR_KILLS`. */
const ORDERS = Number(process.env['CONTRACTOR_ORDERS'] ?? 24) / 2
const KILLS = Number(process.env['CONTRACTOR_KILLS'] ?? 2) / 2
const PARTS_OF_ORDER = 20
const PRICE = 250

/** Of a hundred calls; what loses answers has done what it was asked. */
const MOODS: readonly { readonly mood: SourceMood; readonly percent: number }[] = [
  { mood: 'loses', percent: 8 },
  { mood: 'garbled', percent: 3 },
  { mood: 'fails', percent: 3 },
  { mood: 'slow', percent: 3 },
]

/** Seconds in the place of minutes. */
const PAUSES = {
  leaseMs: 5000,
  retryMs: 300,
  noMoneyMs: 1000,
  measureMs: 2000,
  looksMs: [100, 500, 2000],
  laterMs: 3000,
}

const stack: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of stack.splice(0).toReversed()) await end()
})

async function startWorld(name: string, startService: typeof startApiegrn) {
  const folder = await mkdtemp(join(tmpdir(), 'proverka-contractors-'))
  stack.push(() => rm(folder, { recursive: true, force: true }))
  const service = await startService({ fileOf: extractOf, isQuick: true })
  stack.push(() => service.stop())
  const place = await databaseForProcess(folder)
  stack.push(() => place.drop())
  const { DATABASE_URL: databaseUrl } = place.variables
  const database = await openDatabase({ databaseUrl })
  stack.push(() => database.close())
  const settings = settingsWith({ [name]: service }, { pauses: PAUSES })
  const variables = { ...place.variables, CONTRACTOR_SETTINGS: JSON.stringify(settings) }
  return { service, database, variables }
}

function beUnreliable(service: ContractorStandIn): void {
  const random = createRandom(20_261_128)
  service.moodOf(() => {
    let drawn = random.whole(0, 99)
    for (const { mood, percent } of MOODS) {
      if (drawn < percent) return mood
      drawn -= percent
    }
    return 'well'
  })
}

const rowsOf = async (database: Database, text: string) =>
  (await database.runRawSql(text)).rows as Record<string, unknown>[]

/** How many fulfilments are out of the contractor's hands. */
const countEnded = async (database: Database): Promise<number> => {
  const [row] = await rowsOf(
    database,
    `select count(*)::int as count from fulfilments where status = 'answered' or channel = 'hand'`,
  )
  return Number(row?.['count'])
}

describe.runIf(process.env['DATABASE_URL'])('servers that are killed over orders', () => {
  it.each([
    ['apiegrn', startApiegrn],
    ['reestr-api', startReestrApi],
  ] as const)(
    '[FULFIL-05] at %s have each ordered once and ended once, whatever is lost',
    { timeout: 3_000_000 },
    async (name, startService) => {
      const { service, database, variables } = await startWorld(name, startService)
      const numbers = newNumbers(ORDERS)
      await knowNumbers(database, numbers)
      await fillBalance(database)
      let server: ServerProcess = await startServerProcess(variables)
      stack.push(() => server.end('SIGKILL'))
      const buyer = createVisitor(() => server.port, 'realty')
      await buyer.signIn('client@example.com')
      beUnreliable(service)
      for (let from = 0; from < ORDERS; from += PARTS_OF_ORDER) {
        const { status, error } = await buyExtracts(buyer, numbers.slice(from, from + PARTS_OF_ORDER))
        if (status !== 200) throw new Error(`${status}: ${error}`)
      }

      let kills = 0
      for (let ended = 0; ended < ORDERS; ended = await countEnded(database)) {
        if (kills < KILLS && ended >= (ORDERS * kills) / (KILLS + 1)) {
          kills += 1
          await server.end('SIGKILL')
          server = await startServerProcess(variables)
        }
        await wait(200)
      }
      expect(kills).toBe(KILLS)

      const placed = service.orders.map(({ number }) => number)
      expect(placed.length).toBe(new Set(placed).size)
      const paid = service.orders.filter(({ isPaid }) => isPaid)
      expect(service.roubles()).toBe(1_000_000 - paid.length * PRICE)
      const twice = await rowsOf(
        database,
        `select fulfilment_id from fulfilment_events where event in ('answered', 'handed-over')
          group by 1 having count(*) > 1`,
      )
      expect(twice).toEqual([])
      const given = await rowsOf(database, `select reason from fulfilments where channel = 'hand'`)
      // Only what was lost and cannot be looked up is done by people.
      expect(given.filter(({ reason }) => name === 'apiegrn' || !String(reason).includes('потерян'))).toEqual(
        [],
      )
      expect(paid.length).toBeGreaterThanOrEqual(ORDERS - given.length)
      const [costs] = await rowsOf(database, 'select count(*)::int as count from contractor_costs')
      expect(costs?.['count']).toBe(ORDERS - given.length)
      const [books] = await rowsOf(
        database,
        'select coalesce(sum(amount_kopecks), 0)::int as sum from ledger_entries',
      )
      expect(books?.['sum']).toBe(0)
    },
  )
})
