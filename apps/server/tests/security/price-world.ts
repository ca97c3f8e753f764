import type { Kopecks } from '@proverka/domain'
import { PRODUCTS } from '@proverka/domain/orders'
import type { BrandKey } from '@proverka/domain/sites'
import type { UserRow } from '../../src/platform/db/queries/accounts/users.ts'
import type { Random } from '../../src/commands/seeds/random.ts'
import type { Origin } from '../../src/services/orders/prices.ts'
import type { TestServer } from '../setup/test-server.ts'
import { DAY_MS } from '@proverka/domain/timing'

/** A price as its rows say. */
export interface WorldPrice {
  readonly id: string
  readonly product_id: string
  readonly price_kopecks: Kopecks
  readonly is_base: boolean
  readonly enabled: boolean
  readonly tariff_id: number | null
  readonly partner_id: string | null
  readonly campaign: string | null
  readonly owners: readonly string[]
}

export interface WorldCoupon {
  readonly id: string
  readonly code: string
  readonly product_id: string
  readonly discount_kopecks: Kopecks
  readonly isOver: boolean
}

/** All rows that prices are made of, as a test knows them past the product's own reading. */
export interface PriceWorld {
  readonly brands: ReadonlyMap<string, readonly BrandKey[]>
  readonly prices: readonly WorldPrice[]
  readonly coupons: readonly WorldCoupon[]
  readonly codes: readonly string[]
  /** `couponUse` of each coupon that is used in an order that counts. */
  readonly used: Set<string>
}

export const couponUse = (couponId: string, userId: string): string => `${couponId} ${userId}`

/** A user with what makes prices of his own. */
export interface WorldBuyer {
  readonly user: Pick<UserRow, 'id' | 'partner_id' | 'campaign'>
  readonly tariffId: number | undefined
}

export const CAMPAIGNS = { on: 'prices-on', off: 'prices-off' } as const
/** A tariff that a test puts people on. */
export const TARIFF_ID = 2
const BRAND_SETS: readonly (readonly BrandKey[])[] = [
  ['realty', 'fiz'],
  ['realty', 'fiz'],
  ['realty', 'fiz'],
  ['realty'],
  ['fiz'],
]

/** Writes campaigns down once: one that works and one that is switched off. */
export const sowCampaigns = (server: TestServer) =>
  server.sql(
    `insert into campaigns (id, name, tag, enabled, created_at)
     values (gen_random_uuid(), 'Первая', $1, true, now()), (gen_random_uuid(), 'Вторая', $2, false, now())`,
    [CAMPAIGNS.on, CAMPAIGNS.off],
  )

/** Replaces every price by random ones, odd kopecks among them, and adds coupons. `batch` keeps codes apart. */
export async function sowPrices(
  server: TestServer,
  random: Random,
  batch: number,
  buyers: readonly WorldBuyer[],
): Promise<PriceWorld> {
  const people = buyers.map(({ user }) => user)
  const brands = new Map(PRODUCTS.map(({ product_id }) => [product_id, random.pick(BRAND_SETS)]))
  const prices = PRODUCTS.flatMap(({ product_id }) => pricesOf(product_id, random, people))
  const codes = [`лето-${batch}`, `Зима-${batch}`, `vesna-${batch}`]
  const coupons = codes.flatMap((code) =>
    PRODUCTS.filter(() => random.chance(0.5)).map(({ product_id }) => ({
      id: crypto.randomUUID(),
      code,
      product_id,
      discount_kopecks: random.pick([1, 5000, 10_001, 49_900, 1_000_000]),
      isOver: random.chance(0.2),
    })),
  )
  const uses = coupons
    .filter(() => random.chance(0.2))
    .map(({ id, product_id }) => ({
      id,
      product_id,
      person_id: random.pick(people).id,
      order_id: crypto.randomUUID(),
    }))
  await writeBrands(server, brands)
  await writePrices(server, prices)
  await writeCoupons(server, coupons)
  await writeUses(server, uses)
  const used = new Set(uses.map(({ id, person_id }) => couponUse(id, person_id)))
  return { brands, prices, coupons, codes, used }
}

function pricesOf(product_id: string, random: Random, people: readonly WorldBuyer['user'][]): WorldPrice[] {
  const price = (changes: Partial<WorldPrice>): WorldPrice => ({
    id: crypto.randomUUID(),
    product_id,
    price_kopecks: random.pick([0, 1, 2900, 9999, 10_000, 35_001, 49_900, 149_700]),
    is_base: false,
    enabled: random.chance(0.8),
    tariff_id: null,
    partner_id: null,
    campaign: null,
    owners: [],
    ...changes,
  })
  const base = price({ is_base: true, enabled: random.chance(0.95) })
  const own = Array.from({ length: random.whole(0, 4) }, () =>
    price(
      random.pick([
        { owners: [random.pick(people).id] },
        { partner_id: random.pick(people).id },
        { campaign: random.pick([CAMPAIGNS.on, CAMPAIGNS.off]) },
        { tariff_id: TARIFF_ID },
      ]),
    ),
  )
  return [base, price({ is_base: true, enabled: false }), ...own]
}

async function writeBrands(server: TestServer, brands: PriceWorld['brands']): Promise<void> {
  for (const [id, names] of brands)
    await server.sql('update products set brands = $2 where id = $1', [id, [...names]])
}

async function writePrices(server: TestServer, prices: readonly WorldPrice[]): Promise<void> {
  await server.sql('delete from price_components')
  await server.sql(
    `insert into price_components
       (id, product_id, type_name, price_kopecks, is_base, enabled, tariff_id, partner_id, campaign)
     select id, product_id, 'Personal', price_kopecks, is_base, enabled, tariff_id, partner_id, campaign
       from jsonb_to_recordset($1::jsonb) as p (id uuid, product_id uuid, price_kopecks bigint, is_base boolean,
         enabled boolean, tariff_id integer, partner_id text, campaign text)`,
    [JSON.stringify(prices)],
  )
  const owners = prices.flatMap(({ id, owners: people }) => people.map((person_id) => ({ id, person_id })))
  await server.sql(
    `insert into price_component_owners (id, price_component_id, person_id)
     select gen_random_uuid(), id, person_id from jsonb_to_recordset($1::jsonb) as o (id uuid, person_id uuid)`,
    [JSON.stringify(owners)],
  )
}

async function writeCoupons(server: TestServer, coupons: readonly WorldCoupon[]): Promise<void> {
  const rows = coupons.map((coupon) => ({
    ...coupon,
    active_until: coupon.isOver ? new Date(Date.now() - DAY_MS).toISOString() : null,
  }))
  await server.sql(
    `insert into coupons (id, code, product_id, discount_kopecks, active_until, created_at)
     select id, code, product_id, discount_kopecks, active_until, now() from jsonb_to_recordset($1::jsonb)
       as c (id uuid, code text, product_id uuid, discount_kopecks bigint, active_until timestamptz)`,
    [JSON.stringify(rows)],
  )
}

/** Paid orders of the past, in which coupons were spent. */
async function writeUses(server: TestServer, uses: readonly object[]): Promise<void> {
  const rows = [JSON.stringify(uses)]
  const from = `from jsonb_to_recordset($1::jsonb) as u (id uuid, product_id uuid, order_id uuid, person_id uuid)`
  await server.sql(
    `insert into orders (id, person_id, site, email, total_kopecks, payment_source, redirect_url, metadata,
       created_at, paid_at)
     select order_id, person_id, 'realty', '', 0, 'test', '', '{}', now(), now() ${from}`,
    rows,
  )
  await server.sql(
    `insert into order_items (id, order_id, position, product_id, product_name, product_name_ru, object_key,
       object_address, price_kopecks, status, metadata, created_at, coupon_id)
     select gen_random_uuid(), order_id, 0, product_id, '', '', '-', '', 0, 'done', '{}', now(), id ${from}`,
    rows,
  )
  await server.sql(
    `insert into coupon_uses (order_item_id, coupon_id, holder, reserved_until, used_at)
     select i.id, i.coupon_id, u.person_id::text, now(), now() ${from}
       join order_items i on i.order_id = u.order_id`,
    rows,
  )
}

/**
 * How a buyer may come: without a partner, by a partner, by himself, by an unknown id; by a campaign that works, or
 * not.
 */
export const randomOrigin = (random: Random, self: WorldBuyer, buyers: readonly WorldBuyer[]): Origin => ({
  partnerId: random.pick([undefined, null, self.user.id, random.pick(buyers).user.id, 'nobody']),
  campaign: random.pick([undefined, CAMPAIGNS.on, CAMPAIGNS.off, 'made-up']),
})
