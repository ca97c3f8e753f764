import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { DEVELOPMENT_SITES } from '../../src/platform/config/sites.ts'
import { createRandom } from '../../src/commands/seeds/random.ts'
import type { UserRow } from '../../src/platform/db/queries/accounts/users.ts'
import { priceCart, type PriceList } from '../../src/services/orders/price-cart.ts'
import { loadPriceList } from '../../src/services/orders/price-items.ts'
import { register } from '../setup/registration.ts'
import { startTestServer, type TestServer } from '../setup/test-server.ts'
import {
  CAMPAIGNS,
  randomOrigin,
  sowCampaigns,
  sowPrices,
  TARIFF_ID,
  type WorldBuyer,
} from './price-world.ts'
import { makeCart, type RandomCart } from './random-carts.ts'
import { rightOrder } from './right-total.ts'

/* `CARTS` says how many carts are priced, `CART_SEED` which: 1000000 is the number to try before a release. */
const CARTS = Number(process.env['CARTS'] ?? 8000)
const SEED = Number(process.env['CART_SEED'] ?? 20_261_121)
const CARTS_PER_WORLD = Math.max(500, CARTS / 400)
const WORLDS = Math.ceil(CARTS / CARTS_PER_WORLD)
const SITES = DEVELOPMENT_SITES.filter(({ key }) => key === 'realty' || key === 'fiz-pro')

let server: TestServer
let buyers: readonly (WorldBuyer & { readonly user: UserRow })[]

beforeAll(async () => {
  server = await startTestServer()
  await sowCampaigns(server)
  const partner = await newBuyer({})
  const onTariff = await newBuyer({})
  await server.sql(
    `insert into person_tariffs (id, person_id, tariff_id, activated_at) values (gen_random_uuid(), $1, $2, now())`,
    [onTariff.user.id, TARIFF_ID],
  )
  buyers = [
    partner,
    { ...onTariff, tariffId: TARIFF_ID },
    await newBuyer({ partner_id: partner.user.id }),
    await newBuyer({ utm_campaign: CAMPAIGNS.on }),
  ]
})
afterAll(() => server.stop())

async function newBuyer(changes: Record<string, unknown>) {
  const { data } = await register(server.visit(), undefined, changes)
  const user = await server.context.queries.users.findUser(data.person.id)
  if (!user) throw new Error('nobody registered')
  return { user, tariffId: undefined }
}

/** The server's own way from the bytes of a body to a total. */
function totalOf(list: PriceList, text: string): number | 'refused' {
  try {
    const body = v.parse(contract.orders.createOrder.body, JSON.parse(text))
    return priceCart(list, body.order_items).items.reduce((sum, item) => sum + item.price_kopecks, 0)
  } catch (error) {
    const isRefusal =
      error instanceof SyntaxError || v.isValiError(error) || (error instanceof Error && 'code' in error)
    if (isRefusal) return 'refused'
    throw error
  }
}

describe('a browser that names its own prices', () => {
  it(`gets no wrong total out of ${CARTS} carts`, { timeout: 1_800_000 }, async () => {
    const random = createRandom(SEED)
    const wrong: { cart: RandomCart; right: unknown; told: unknown }[] = []
    const counts = { priced: 0, refused: 0 }
    for (let batch = 0; batch < WORLDS; batch += 1) {
      const world = await sowPrices(server, random, batch, buyers)
      const buyer = random.pick(buyers)
      const site = random.pick(SITES)
      const origin = randomOrigin(random, buyer, buyers)
      const typed = world.codes.flatMap((code) => [code, code.toUpperCase(), ` ${code} `, code.toLowerCase()])
      const list = await loadPriceList(server.context, site, buyer.user, typed, origin)
      for (let made = 0; made < CARTS_PER_WORLD; made += 1) {
        const cart = makeCart(random, world.codes)
        const order = rightOrder({ world, brand: site.brand, buyer, origin }, cart)
        const right = order === 'refused' ? order : order.kopecks
        const told = totalOf(list, cart.text)
        counts[told === 'refused' ? 'refused' : 'priced'] += 1
        if (told !== right && wrong.length < 3) wrong.push({ cart, right, told })
      }
    }
    expect(wrong).toEqual([])
    expect(counts.priced + counts.refused).toBeGreaterThanOrEqual(CARTS)
    // Were nearly all refused, or none, the carts would show nothing.
    expect(counts.priced).toBeGreaterThan(CARTS / 4)
    expect(counts.refused).toBeGreaterThan(CARTS / 50)
  })
})
