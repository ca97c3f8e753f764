import { contract } from '@proverka/api/contract'
import { toKopecks } from '@proverka/domain'
import { cartTotal, productsToAdd, type Product } from '@proverka/domain/orders'
import type { SiteKey } from '@proverka/domain/sites'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEVELOPMENT_SITES } from '../../src/platform/config/sites.ts'
import { createRandom } from '../../src/commands/seeds/random.ts'
import type { Origin } from '../../src/services/orders/prices.ts'
import { freshEmail } from '@proverka/test-support/guest-order'
import { sumOfBooks } from '../setup/money.ts'
import { giveConsents, register } from '../setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from '../setup/test-server.ts'
import { credentialsOf } from '@proverka/test-support/visitor'
import {
  CAMPAIGNS,
  couponUse,
  randomOrigin,
  sowCampaigns,
  sowPrices,
  type WorldBuyer,
} from './price-world.ts'
import { makeCart, type RandomCart } from './random-carts.ts'
import { rightOrder } from './right-total.ts'

/* Random carts sent as real orders; `ORDERS` says how many. */
const ORDERS = Number(process.env['ORDERS'] ?? 80)
const ORDERS_PER_WORLD = 20
const SEED = 20_261_121
const RICH_KOPECKS = 1_000_000_000

interface Shopper extends WorldBuyer {
  readonly visitor: Visitor
  readonly site: SiteKey
  /** Absent: a guest, who gets an account with the order. */
  readonly email?: string
}

let server: TestServer
let signedIn: readonly Shopper[]

beforeAll(async () => {
  server = await startTestServer()
  await sowCampaigns(server)
  const partner = await newShopper('realty', {})
  signedIn = [
    partner,
    await newShopper('realty', { partner_id: partner.user.id }),
    await newShopper('fiz-pro', { utm_campaign: CAMPAIGNS.on }),
    await newShopper('fiz-pro', {}),
  ]
  for (const { user } of signedIn) await makeRich(user.id)
})
afterAll(() => server.stop())

async function newShopper(site: SiteKey, changes: Record<string, unknown>): Promise<Shopper> {
  const visitor = server.visit(site)
  const { data, email } = await register(visitor, undefined, changes)
  const user = await server.context.queries.users.findUser(data.person.id)
  if (!user) throw new Error('nobody registered')
  return { visitor, site, user, email, tariffId: undefined }
}

const newGuest = (site: SiteKey): Shopper => ({
  visitor: server.visit(site),
  site,
  user: { id: 'not there yet', partner_id: null, campaign: null },
  tariffId: undefined,
})

const makeRich = (userId: string) =>
  server.context.database.transaction(() =>
    server.context.queries.ledger.bookTransfer({
      uniqueKey: `test-rich:${userId}`,
      description: 'Пополнение баланса',
      entries: [
        { account: 'provider', amount: -RICH_KOPECKS },
        { account: 'balance', userId, amount: RICH_KOPECKS },
      ],
      at: new Date(),
    }),
  )

/** The bytes of a cart as they are, past any client of ours. */
async function send(shopper: Shopper, { text }: RandomCart, email: string) {
  const consents = shopper.email ? {} : await giveConsents(shopper.visitor, email)
  const reply = await server.send(
    shopper.email ? '/api/order' : '/api/regorder',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credentialsOf(shopper.visitor), ...consents },
      body: text,
    },
    DEVELOPMENT_SITES.find(({ key }) => key === shopper.site)?.host,
  )
  const { data, error } = JSON.parse(reply.text) as { data?: Placed & { order?: Placed }; error?: string }
  return { status: reply.status, error, placed: data?.order ?? data }
}

interface Placed {
  readonly id: string
  readonly total_amount: number
  readonly order_items: readonly { readonly price: number }[]
}

/** What the books say of an order, the test provider's own among them. */
async function bookedTotals(orderId: string) {
  const [row] = await server.sql(
    `select o.total_kopecks::int as total,
            (select sum(price_kopecks)::int from order_items where order_id = o.id) as items,
            (select p.amount_kopecks::int from payments p where p.order_id = o.id) as payment,
            (select t.amount_kopecks::int from payments p
               join test_provider_payments t on t.id::text = p.provider_payment_id
              where p.order_id = o.id) as provider,
            (select sum(e.amount_kopecks)::int from ledger_transfers t
               join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
              where t.unique_key = 'order-from-balance:' || o.id and a.kind = 'prepaid') as from_balance,
            o.paid_at is not null as paid
       from orders o where o.id = $1`,
    [orderId],
  )
  return row
}

/** The total that the page of the buyer shows: the domain's rules over the list that the server gave it. */
async function shownTotal(shopper: Shopper, cart: RandomCart, { partnerId, campaign }: Origin) {
  const [first] = cart.items
  const { data } = await shopper.visitor.call(contract.products.listProducts, {
    query: {
      ...(first?.code && { coupon: first.code }),
      ...(partnerId && { partnerID: partnerId }),
      ...(campaign && { campaign }),
    },
  })
  const products: readonly Product[] = data
  return cart.items.reduce((sum, item) => {
    const product = products.find(({ product_id }) => product_id === item.product_id)
    if (!product) throw new RangeError(item.product_id)
    const parts = productsToAdd(product, products)
    return sum + toKopecks(cartTotal(parts, { riskInsurance: item.isInsured, owners: [] }))
  }, 0)
}

const countOrders = async () => (await server.sql('select count(*)::int as count from orders'))[0]?.['count']

interface Attempt {
  readonly shopper: Shopper
  readonly email: string
  readonly origin: Origin
  readonly cart: RandomCart
  /** For the message of a failure. */
  readonly about: object
}

async function expectRefusal({ shopper, email, cart, about }: Attempt): Promise<void> {
  const before = await countOrders()
  const { status, error } = await send(shopper, cart, email)
  const isRefused = status >= 400 && status < 500 && error !== undefined
  expect({ ...about, isRefused, orders: await countOrders() }).toEqual({
    ...about,
    isRefused: true,
    orders: before,
  })
}

/** Reply, rows, books and the provider must all say what is right. */
async function expectTotal(
  { shopper, email, cart, about }: Attempt,
  right: number,
  way: 'balance' | 'card' | 'free',
) {
  const { status, placed } = await send(shopper, cart, email)
  const told = placed && {
    total: toKopecks(placed.total_amount),
    items: placed.order_items.reduce((sum, { price }) => sum + toKopecks(price), 0),
  }
  expect({ ...about, status, told }).toEqual({ ...about, status: 200, told: { total: right, items: right } })
  expect({ ...about, ...(await bookedTotals(placed?.id ?? '')) }).toEqual({
    ...about,
    total: right,
    items: right,
    payment: way === 'card' ? right : null,
    provider: way === 'card' ? right : null,
    from_balance: way === 'balance' ? right : null,
    paid: way !== 'card',
  })
}

async function expectShown({ shopper, cart, origin, about }: Attempt, right: number): Promise<void> {
  expect({ ...about, shown: await shownTotal(shopper, cart, origin) }).toEqual({ ...about, shown: right })
}

it(`[CALL-025] takes no wrong total from ${ORDERS} forged orders`, { timeout: 600_000 }, async () => {
  const random = createRandom(SEED)
  const seen = { refused: 0, balance: 0, card: 0, free: 0, shown: 0 }
  for (let made = 0; made < ORDERS; made += ORDERS_PER_WORLD) {
    const world = await sowPrices(server, random, made, signedIn)
    for (let step = 0; step < ORDERS_PER_WORLD; step += 1) {
      const shopper = random.chance(0.2)
        ? newGuest(random.pick(['realty', 'fiz-pro']))
        : random.pick(signedIn)
      const origin = randomOrigin(random, shopper, signedIn)
      const fromBalance = random.chance(0.5)
      const email = shopper.email ?? freshEmail()
      const cart = makeCart(random, world.codes, {
        partner_id: origin.partnerId,
        metadata: { utm_campaign: origin.campaign, total: 0 },
        use_account_balance: fromBalance,
        again: true,
        ...(!shopper.email && { email, phone: '+7 (999) 000-00-00', registartion_url: '/' }),
      })
      const brand = shopper.site === 'realty' ? 'realty' : 'fiz'
      const order = rightOrder({ world, brand, buyer: shopper, origin }, cart)
      const attempt = { shopper, email, origin, cart, about: { cart: cart.text, brand, origin } }
      if (order === 'refused') {
        await expectRefusal(attempt)
        seen.refused += 1
        continue
      }
      const paidWay = fromBalance && shopper.email ? 'balance' : 'card'
      const way = order.kopecks === 0 ? 'free' : paidWay
      // Before the order: a coupon that it holds is no longer shown, not even to its buyer.
      if (way === 'card' && cart.items.length === 1) {
        await expectShown(attempt, order.kopecks)
        seen.shown += 1
      }
      await expectTotal(attempt, order.kopecks, way)
      seen[way] += 1
      if (way !== 'card') for (const id of order.coupons) world.used.add(couponUse(id, shopper.user.id))
    }
  }
  expect(await sumOfBooks(server)).toBe(0)
  // Were one of the ways never gone, the test would show less than it says.
  for (const [way, times] of Object.entries(seen)) expect([way, times > 0]).toEqual([way, true])
})
