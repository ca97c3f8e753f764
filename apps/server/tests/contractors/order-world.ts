import { contract } from '@proverka/api/contract'
import { parseExtract } from '@proverka/egrn'
import type { ContractorRow, ContractorStandIn } from '@proverka/test-support/sources/contractors'
import { CONTRACTOR_KEY } from '@proverka/test-support/sources/contractors'
import { productId } from '@proverka/test-support/guest-order'
import { makeZip } from '@proverka/test-support/make-zip'
import { statementsOfExtract } from '../../src/adapters/registry/confirmers/extract-statement.ts'
import { storeStatement } from '../../src/adapters/registry/confirmers/store-statement.ts'
import { connectContractors } from '../../src/adapters/contractors/connect-contractors.ts'
import type { ContractorSettings } from '../../src/platform/config/contractor-settings.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { createQueries } from '../../src/platform/db/queries/queries.ts'
import type { AppContext } from '../../src/services/context.ts'
import type { FulfilmentRow } from '../../src/platform/db/queries/fulfilment/fulfilments.ts'
import { BUILDING, BUILDING_NUMBER, extractFile } from '../setup/extract-files.ts'
import { createTestClock } from '../setup/test-clock.ts'
import { startTestServer, until, type TestServer, type Visitor } from '../setup/test-server.ts'

/** The extract about the object of an order, in an archive as the register sends it. */
export function extractOf({ number }: Pick<ContractorRow, 'number'>): Buffer {
  const xml = Buffer.from(extractFile(BUILDING)).toString('utf8').replaceAll(BUILDING_NUMBER, number)
  return makeZip([{ name: `report-${number.replaceAll(':', '-')}.xml`, bytes: Buffer.from(xml) }])
}

let numbers = 2000

/** Numbers of objects that no other test has. */
export const newNumbers = (count: number): readonly string[] =>
  Array.from({ length: count }, () => `77:05:0004001:${numbers++}`)

/** Has the register know objects by these numbers. */
export async function knowNumbers(database: Database, known: readonly string[]): Promise<void> {
  const [statement] = statementsOfExtract(parseExtract(extractFile(BUILDING)))
  if (!statement) throw new Error('the sample extract states nothing')
  for (const number of known) await storeStatement(database, 'extract', { ...statement, number }, 'hash')
}

/** Gives the buyer of the tests money for any number of orders. */
export async function fillBalance(database: Database): Promise<void> {
  const { rows } = await database.runRawSql(`select id from persons where email = 'client@example.com'`)
  const userId = String((rows[0] as { id?: unknown } | undefined)?.id)
  await database.transaction(() =>
    createQueries(database).ledger.bookTransfer({
      uniqueKey: `test-bonus:${userId}`,
      description: 'Бонус',
      entries: [
        { account: 'promotion', amount: -1_000_000_000 },
        { account: 'bonus', userId, amount: 1_000_000_000 },
      ],
      at: new Date(),
    }),
  )
}

export interface OrderWorld {
  readonly server: TestServer
  readonly clock: ReturnType<typeof createTestClock>
  readonly buyer: Visitor
  /** The product with the contractors connected; nothing works on its orders but what the test runs. */
  readonly context: AppContext
  /** Orders an extract about each number, paid; answers their fulfilments. */
  readonly buy: (numbers: readonly string[]) => Promise<readonly FulfilmentRow[]>
  /** Fulfilments as they are now. */
  readonly find: (rows: readonly FulfilmentRow[]) => Promise<readonly FulfilmentRow[]>
}

type Service = Pick<ContractorStandIn, 'url'>

/** Settings with stand-ins by the names of their adapters; the first one has the extracts. */
export function settingsWith(
  services: Readonly<Record<string, Service>>,
  more: Partial<ContractorSettings> = {},
): ContractorSettings {
  const [contractor = ''] = Object.keys(services)
  return {
    connected: Object.entries(services).map(([name, { url }]) => ({
      name,
      url,
      key: CONTRACTOR_KEY,
      ...(name === 'reestr-api' && { priceKopecks: 19_000 }),
    })),
    channels: { extract: { contractor, thenHand: true } },
    lowBalanceKopecks: 300_000,
    timeoutMs: 20_000,
    isUnlimited: true,
    ...more,
  }
}

/** A server that orders extracts at stand-ins, by a clock that the test moves. */
export async function startOrderWorld(
  services: Readonly<Record<string, Service>>,
  more: Partial<ContractorSettings> = {},
): Promise<OrderWorld> {
  const clock = createTestClock()
  const settings = settingsWith(services, more)
  const server = await startTestServer(
    { demo: false, contractors: { ...settings, connected: [] } },
    { clock },
  )
  const { database } = server.context
  const times = { pausesMs: [], restMs: 1, firstPauseMs: 0 }
  const context = {
    ...server.context,
    contractors: connectContractors(settings, { database, now: clock.now, times }),
  }
  const buyer = server.visit()
  await buyer.signIn('client@example.com')
  await fillBalance(database)

  const find = async (ids: readonly string[]) =>
    database.current
      .selectFrom('fulfilments')
      .selectAll()
      .where('id', 'in', [...ids])
      .orderBy('number')
      .orderBy('created_at')
      .execute()

  return {
    server,
    clock,
    buyer,
    context,
    find: (rows) => find(rows.map(({ id }) => id)),
    async buy(wanted) {
      await knowNumbers(database, wanted)
      const reply = await buyExtracts(buyer, wanted)
      if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.error}`)
      const items = reply.data.order_items.map(({ order_item_id }) => order_item_id)
      return until('the fulfilments', async () => {
        const rows = await server.sql('select id from fulfilments where order_item_id = any($1)', [items])
        return rows.length === wanted.length ? find(rows.map(({ id }) => String(id))) : undefined
      })
    },
  }
}

/** One order of an extract about each number, from the balance. */
export const buyExtracts = (buyer: Visitor, wanted: readonly string[]) =>
  buyer.call(contract.orders.createOrder, {
    body: {
      order_items: wanted.map((number) => ({
        product_id: productId('EgrnObject'),
        object_key: number,
        metadata: {},
      })),
      use_account_balance: true,
      again: true,
    },
  })
