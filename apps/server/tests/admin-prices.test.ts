import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { FLAT, productId } from '@proverka/test-support/guest-order'
import { register, whoIs } from './setup/registration.ts'
import { EXTRACT, priceCalls } from './setup/price-components.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { priceComponents: calls } = contract
const RIGHTS = productId('EgrnRightList')

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const priceFor = async (visitor: Visitor, product = EXTRACT, query = {}) =>
  (await visitor.call(contract.products.listProducts, { query })).data.find(
    ({ product_id }) => product_id === product,
  )?.product_price

/** What the visitor pays for one product now. */
const orderedFor = async (visitor: Visitor, product_id = EXTRACT) =>
  (
    await visitor.call(contract.orders.createOrder, {
      body: { order_items: [{ product_id, object_key: FLAT }] },
    })
  ).data.total_amount

const { list, add } = priceCalls(() => admin)

async function client() {
  const visitor = server.visit()
  await register(visitor)
  return { visitor, id: (await whoIs(visitor)).person?.id ?? '' }
}

describe('the base price', () => {
  it('[CALL-120, ENTITY-11] is in the list, each row with its id', async () => {
    const rows = await list()
    expect(rows[0]).toMatchObject({
      product_id: EXTRACT,
      is_base_product_component: true,
      enabled: true,
      price_component_type: { name: 'Base' },
    })
    const all = await admin.call(calls.listPriceComponents, { query: {} })
    expect(all.data.length).toBeGreaterThan(rows.length)
    expect(all.data.every(({ price_component_id }) => price_component_id.length === 36)).toBe(true)
  })

  it('[CALL-121] is replaced by a new one, at once in the price list and in orders', async () => {
    const { visitor } = await client()
    const [before, whole] = [await priceFor(visitor), await priceFor(visitor, productId('FullCheck'))]
    const { data } = await add('Base', 777)
    expect([await priceFor(visitor), await priceFor(server.visit())]).toEqual([777, 777])
    expect(await orderedFor(visitor)).toBe(777)
    // A bundle costs what its parts cost: it is they that are ordered.
    const bundle = productId('FullCheck')
    expect(await priceFor(visitor, bundle)).toBe((whole ?? NaN) - (before ?? NaN) + 777)
    expect(await priceFor(visitor, bundle)).toBe(await orderedFor(visitor, bundle))
    const bases = (await list()).filter(({ is_base_product_component }) => is_base_product_component)
    expect(bases.map(({ price, enabled }) => [price, enabled])).toEqual([
      [777, true],
      [before, false],
    ])
    expect((await logOf(admin))[0]).toMatchObject({
      action: 'price_component.add',
      subject: `price_component:${data.price_component_id}`,
      details: { price: 777 },
    })
  })

  it('[CALL-122] changes at once in the price list', async () => {
    const [base] = await list()
    const body = { price_component_id: base?.price_component_id ?? '', price: 801.5, enabled: true }
    expect((await admin.call(calls.updatePriceComponent, { body })).data).toMatchObject({ price: 801.5 })
    expect(await priceFor(server.visit())).toBe(801.5)
    const unknown = { ...body, price_component_id: crypto.randomUUID() }
    expect((await admin.call(calls.updatePriceComponent, { body: unknown })).status).toBe(404)
    expect((await admin.call(calls.updatePriceComponent, { body: { ...body, price: -1 } })).status).toBe(400)
  })

  it('[CALL-123] cannot be deleted nor switched off, but one that is switched off can be deleted or take its place', async () => {
    const [base, former] = await list()
    const remove = (price_component_id = '') =>
      admin.call(calls.deletePriceComponent, { query: { price_component_id } })
    const refused = await remove(base?.price_component_id)
    expect([refused.status, refused.error]).toEqual([
      409,
      'Основная цена услуги должна остаться: сначала заведите новую',
    ])
    const off = { price_component_id: base?.price_component_id ?? '', price: 1, enabled: false }
    expect((await admin.call(calls.updatePriceComponent, { body: off })).status).toBe(409)
    const on = { price_component_id: former?.price_component_id ?? '', price: 499, enabled: true }
    expect((await admin.call(calls.updatePriceComponent, { body: on })).status).toBe(200)
    expect(await priceFor(server.visit())).toBe(499)
    expect((await remove(base?.price_component_id)).data).toEqual({ removed: true })
    expect((await list()).map(({ price_component_id }) => price_component_id)).not.toContain(
      base?.price_component_id,
    )
    expect((await remove(base?.price_component_id)).status).toBe(404)
  })
})

describe('a price of its own', () => {
  it('[CALL-124, CALL-125, CALL-126, CALL-127] is for its owners alone, at once, and ends with their ownership', async () => {
    const [first, second] = [await client(), await client()]
    const base = await priceFor(server.visit())
    const price_component_id = (await add('Personal', 123.45)).data.price_component_id
    expect(await priceFor(first.visitor)).toBe(base)
    const own = { price_component_id, person_id: first.id }
    const { data: owner } = await admin.call(calls.addPriceComponentOwner, { body: own })
    expect(owner.person_id).toBe(first.id)
    const prices = async () => [
      await priceFor(first.visitor),
      await priceFor(second.visitor),
      await priceFor(server.visit()),
    ]
    expect(await prices()).toEqual([123.45, base, base])
    expect(await orderedFor(first.visitor)).toBe(123.45)
    const owners = await admin.call(calls.listPriceComponentOwners, { query: { price_component_id } })
    expect(owners.data).toEqual([owner])
    const taken = await admin.call(calls.addPriceComponentOwner, { body: own })
    expect([taken.status, taken.error]).toEqual([409, 'У этого человека такая цена уже есть'])
    const { price_component_owner_id } = owner
    const moved = { price_component_owner_id, person_id: second.id }
    expect((await admin.call(calls.updatePriceComponentOwner, { body: moved })).data).toEqual(moved)
    expect(await prices()).toEqual([base, 123.45, base])
    const gone = { query: { price_component_owner_id } }
    expect((await admin.call(calls.deletePriceComponentOwner, gone)).data).toEqual({ removed: true })
    expect(await prices()).toEqual([base, base, base])
    expect((await admin.call(calls.deletePriceComponentOwner, gone)).status).toBe(404)
    expect((await admin.call(calls.updatePriceComponentOwner, { body: moved })).status).toBe(404)
    const stranger = { price_component_id, person_id: crypto.randomUUID() }
    expect((await admin.call(calls.addPriceComponentOwner, { body: stranger })).status).toBe(404)
    const unknown = { price_component_id: crypto.randomUUID() }
    expect((await admin.call(calls.listPriceComponentOwners, { query: unknown })).status).toBe(404)
    expect((await logOf(admin, second.id)).map(({ action }) => action)).toEqual([
      'price_component_owner.delete',
      'price_component_owner.update',
    ])
  })

  it('of a partner or a campaign is for those who come through its link', async () => {
    const base = await priceFor(server.visit(), RIGHTS)
    const partner_id = crypto.randomUUID()
    await add('Partner', 150, { product_id: RIGHTS, partner_id })
    expect(await priceFor(server.visit(), RIGHTS, { partnerID: partner_id })).toBe(150)
    await contractCampaign('spring', true)
    await add('Campaign', 140, { product_id: RIGHTS, campaign: 'spring' })
    expect(await priceFor(server.visit(), RIGHTS, { campaign: 'spring' })).toBe(140)
    expect(await priceFor(server.visit(), RIGHTS)).toBe(base)
  })

  it('says whom it is for, and is no base price', async () => {
    expect((await add('Tariff', 1, { tariff_simple_id: 99 })).status).toBe(404)
    for (const [name, change] of [
      ['Tariff', {}],
      ['Partner', {}],
      ['Campaign', { partner_id: 'x' }],
      ['Personal', { campaign: 'x' }],
      ['Base', { is_base_product_component: false }],
      ['Personal', { is_base_product_component: true }],
      ['Gift', {}],
    ] as const)
      expect([name, (await add(name as 'Base', 1, change)).status]).toEqual([name, 400])
    expect((await add('Base', 1, { product_id: crypto.randomUUID() })).status).toBe(404)
  })

  const contractCampaign = (tag: string, enabled: boolean) =>
    admin.call(contract.admin.createCampaign, { body: { name: tag, tag, enabled } })
})
