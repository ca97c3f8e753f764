import { contract } from '@proverka/api/contract'
import { itemIn, orderAsGuest, reportPaid } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { tokenOf } from './setup/payment-events.ts'
import { PROVIDER_WORLDS, type ProviderWorld } from './setup/provider-worlds.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

/* Parts of a payment that an operator gives back in the cabinet of its provider. */

const PRICE = 49_900

describe.each(['money', 'card'] as const)('a provider, «%s»,', (name) => {
  let world: ProviderWorld
  let server: TestServer
  let admin: Visitor
  beforeAll(async () => {
    world = await PROVIDER_WORLDS[name]()
    server = await startTestServer(world.config)
    admin = await visitAsAdmin(server)
  })
  afterAll(async () => {
    await server.stop()
    await world.stop()
  })

  async function payForTwo() {
    const guest = server.visit()
    const products = ['EgrnObject', 'RiskAssessmentOwner']
    const { order } = await orderAsGuest(
      guest,
      products.map((product) => ({ product })),
    )
    const token = tokenOf(order)
    await world.pay(server, guest, token, 2 * PRICE)
    expect((await reportPaid(guest, order.id)).data.is_order_paid).toBe(true)
    return { guest, order, token, itemId: (index: number) => order.order_items[index]?.order_item_id ?? '' }
  }

  const statusOf = async (orderId: string) =>
    (await server.sql('select status from payments where order_id = $1', [orderId]))[0]?.['status']

  const returnedOf = (itemId: string) =>
    server.sql('select returned_kopecks::int as returned, status from order_items where id = $1', [itemId])

  const receiptsOf = (token: string, count: number) =>
    until(`${count} receipts`, async () => {
      const made = await world.receipts(server, token)
      return made.length >= count ? made : undefined
    })

  it('[SELL-11] whose office gives back the price of one part has that part booked, a delivered one too', async () => {
    const { guest, order, token, itemId } = await payForTwo()
    await itemIn(guest, itemId(0), 'done')
    await itemIn(guest, itemId(1), 'actionrequired')
    world.outside?.refundThere(token, 12_300)
    const told = [1, 2, 3].map(() => world.notify(server, token, 12_300, 'refunded'))
    expect(await Promise.all(told)).toEqual([200, 200, 200])
    expect(await returnedOf(itemId(0))).toEqual([{ returned: 12_300, status: 'done' }])
    world.outside?.refundThere(token, PRICE)
    await world.notify(server, token, PRICE, 'refunded')
    expect(await returnedOf(itemId(1))).toEqual([{ returned: PRICE, status: 'refund' }])
    // What we give back ourselves is not taken for theirs.
    const body = { order_item_id: itemId(0), amount: 100, left: 376, reason: 'Сбой' }
    expect((await admin.call(contract.admin.returnItem, { body })).status).toBe(200)
    await until('our refund', async () =>
      (await world.refunds(server, token)).length === 3 ? true : undefined,
    )
    await world.notify(server, token, 10_000, 'refunded')
    expect(await returnedOf(itemId(0))).toEqual([{ returned: 22_300, status: 'done' }])
    const returns = (await receiptsOf(token, 5)).filter(({ kind }) => kind === 'return')
    expect(returns.map(({ kopecks }) => kopecks).toSorted((a, b) => a - b)).toEqual([10_000, 12_300, PRICE])
    expect(await statusOf(order.id)).toBe('succeeded')
  })
})
