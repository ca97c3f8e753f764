import { contract } from '@proverka/api/contract'
import { visitAsAdmin } from '../setup/admin.ts'
import { FLAT, freshEmail, LADOGIN, productId } from '@proverka/test-support/guest-order'
import { giveBonus } from '../setup/money.ts'
import { providerIdOf, tokenOf } from '../setup/payment-events.ts'
import { giveConsents, register } from '../setup/registration.ts'
import type { TestServer } from '../setup/test-server.ts'
import { createVisitor, type Visitor } from '@proverka/test-support/visitor'
import type { CrashWorld } from './crash-world.ts'

/** One that is delivered, one that waits for the name of an owner and is given back, one about a person. */
export const ITEMS = [
  { product_id: productId('EgrnObject'), object_key: FLAT },
  { product_id: productId('RiskAssessmentOwner'), object_key: FLAT },
  { product_id: productId('BailiffCheck'), object_key: 'Ладогин', metadata: LADOGIN },
]

type PlacedOrder = Parameters<typeof tokenOf>[0] & {
  readonly order_items: readonly { readonly order_item_id: string; readonly product_name: string }[]
}

/** A user about to buy: what is done before is not part of the crash. */
export interface Buyer {
  readonly email: string
  readonly buy: (world: CrashWorld) => Promise<void>
}

/** The same browser, at the server that dies. */
function visitAs({ token, cookies }: Visitor, world: CrashWorld): Visitor {
  const visitor = createVisitor(world.port, 'realty')
  visitor.token = token
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}

/** A guest orders, pays by card, and has the item taken back that waits. */
export async function prepareGuest(server: TestServer): Promise<Buyer> {
  const email = freshEmail()
  return {
    email,
    async buy(world) {
      const known = server.visit()
      const consents = await giveConsents(known, email)
      const visitor = visitAs(known, world)
      const headers = { ...consents, 'idempotency-key': crypto.randomUUID() }
      const body = { email, phone: '+7 (999) 000-00-00', registartion_url: '/', order_items: ITEMS }
      const { data, body: whole } = await world.persist(() =>
        visitor.call(contract.orders.createRegistrationOrder, { body }, headers),
      )
      visitor.token = (whole['jwt'] as { token: string }).token
      await payByCard(server, world, visitor, data.order)
      await world.runJobs()
      await giveBack(server, world, data.order)
    },
  }
}

/** A client tops up by card, buys from the balance with a bonus in it, and has the item taken back that waits. */
export async function prepareClient(server: TestServer): Promise<Buyer> {
  const known = server.visit()
  const { email, data: session } = await register(known)
  await giveBonus(server, session.person.id, 100)
  return {
    email,
    async buy(world) {
      const visitor = visitAs(known, world)
      const place = (body: object) => {
        const headers = { 'idempotency-key': crypto.randomUUID() }
        return world.persist(() =>
          visitor.call(contract.orders.createOrder, { body: body as { order_items: [] } }, headers),
        )
      }
      const topUp = await place({ order_items: [], metadata: { orderType: 'custom', amount: 2000 } })
      await payByCard(server, world, visitor, topUp.data)
      const { data: order } = await place({ order_items: ITEMS, use_account_balance: true })
      await world.runJobs()
      await giveBack(server, world, order)
    },
  }
}

/** The payer pays; the provider tells, and tells again until it is heard; the browser tells, and asks. */
async function payByCard(
  server: TestServer,
  world: CrashWorld,
  visitor: Visitor,
  order: PlacedOrder & { id: string },
) {
  const token = tokenOf(order)
  await world.persist(() =>
    visitor.call(contract.payment.decideTestPayment, { params: { token }, body: { decision: 'pay' } }),
  )
  const id = await providerIdOf(server, token)
  await world.persist(() =>
    visitor.call(contract.payment.receiveWebhook, {
      params: { provider: 'test' },
      body: { event: 'payment.succeeded', object: { id, status: 'succeeded' } },
    }),
  )
  await world.persist(() =>
    visitor.call(contract.payment.reportWidgetResult, { body: { order_id: order.id, result: 'success' } }),
  )
  await world.persist(() => visitor.call(contract.orders.checkOrderPaid, { params: { id: order.id } }))
}

/** An admin takes back the item whose owner was never named. */
async function giveBack(server: TestServer, world: CrashWorld, order: PlacedOrder): Promise<void> {
  const admin = visitAs(await visitAsAdmin(server), world)
  const item = order.order_items.find(({ product_name }) => product_name === 'RiskAssessmentOwner')
  await world.persist(() =>
    admin.call(contract.orders.returnProduct, { body: { order_item_id: item?.order_item_id ?? '' } }),
  )
  await world.runJobs()
}
