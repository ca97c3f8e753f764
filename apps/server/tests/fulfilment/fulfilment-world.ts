import type { Clock } from '../../src/platform/clock.ts'
import { storeStatement } from '../../src/adapters/registry/confirmers/store-statement.ts'
import { freshEmail, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { startTestServer, until, type TestServer, type Visitor } from '../setup/test-server.ts'

/** A server without a demo world whose operator obtains extracts by hand. */
export async function startByHand(clock?: Clock): Promise<TestServer> {
  return startTestServer({ demo: false, extractsByHand: true }, clock ? { clock } : {})
}

/** Has the register know an object, so that an extract about it is for sale. */
export const confirm = (server: TestServer, number: string): Promise<void> =>
  storeStatement(
    server.context.database,
    'extract',
    {
      number,
      kind: 'premises',
      state: 'current',
      address: null,
      partOf: null,
      facts: {},
      document: 'КУВИ-001/2026-1',
      day: '2026-11-01',
    },
    number,
  )

export interface Placed {
  readonly guest: Visitor
  readonly email: string
  readonly orderId: string
  readonly itemIds: readonly string[]
}

interface Wanted {
  readonly product?: string
  readonly key: string
  readonly metadata?: Record<string, unknown>
}

/** A guest orders these and pays. */
export async function buy(
  server: TestServer,
  wanted: readonly Wanted[],
  email = freshEmail(),
): Promise<Placed> {
  for (const { key } of wanted) await confirm(server, key)
  const guest = server.visit()
  const { order, body } = await orderAsGuest(
    guest,
    wanted.map((one) => ({ product: 'EgrnObject', ...one })),
    email,
  )
  if (!order) throw new Error(JSON.stringify(body))
  await payInWidget(guest, order)
  return {
    guest,
    email,
    orderId: order.id,
    itemIds: order.order_items.map(({ order_item_id }) => order_item_id),
  }
}

export interface StoredFulfilment {
  readonly id: string
  readonly report_task_id: string
  readonly status: string
  readonly channel: string
  readonly kind: string
  readonly number: string | null
  readonly version: number
  readonly latest_at: Date
  readonly request_number: string | null
}

/** The fulfilments of an item, the oldest first. */
export const fulfilmentsOf = async (server: TestServer, itemId: string) =>
  (await server.sql('select * from fulfilments where order_item_id = $1 order by created_at, id', [
    itemId,
  ])) as unknown as StoredFulfilment[]

/** The newest fulfilment of an item, as soon as it is in a status. */
export const fulfilmentIn = (server: TestServer, itemId: string, status: string) =>
  until(`a fulfilment in ${status}`, async () => {
    const last = (await fulfilmentsOf(server, itemId)).at(-1)
    return last?.status === status ? last : undefined
  })
