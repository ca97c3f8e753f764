import { contract } from '@proverka/api/contract'
import { orderAsGuest, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { EXTRACT, priceCalls } from './setup/price-components.ts'
import { register, whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls, priceComponents: prices } = contract

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

const { add } = priceCalls(() => admin)

const catalogue = async () => (await admin.call(calls.getCatalogue, {})).data
const productOf = async (id = EXTRACT) =>
  (await catalogue()).products.find(({ product_id }) => product_id === id)
const historyOf = async (id = EXTRACT) =>
  (await admin.call(calls.listPriceChanges, { params: { id }, query: {} })).data.changes
const preview = async (price_component_id: string, price: number) =>
  (await admin.call(calls.previewPrice, { body: { price_component_id, price } })).data

async function base() {
  const found = (await productOf())?.base
  if (!found) throw new Error('the extract is sold')
  return found
}

describe('[CONSOLE-10] the catalogue of the staff', () => {
  it('lists products of both sites with what a guest pays, and tariffs with their clients', async () => {
    const { products, tariffs } = await catalogue()
    const listed = (await server.visit().call(contract.products.listProducts, { query: {} })).data
    for (const { product_id, product_price } of listed)
      expect(products.find((one) => one.product_id === product_id)).toMatchObject({ price: product_price })
    expect(products.some(({ brands }) => brands.includes('fiz'))).toBe(true)
    expect(products.find(({ product_name }) => product_name === 'FullCheck')?.parts.length).toBeGreaterThan(1)
    const [row] = await server.sql(
      'select count(*)::int as count from person_tariffs where closed_at is null and (active_until is null or active_until > now())',
    )
    expect(tariffs.reduce((sum, { clients }) => sum + clients, 0)).toBe(row?.['count'])
  })

  it('previews where a price changes and where it stays, and changes nothing', async () => {
    const { price_component_id, price, version } = await base()
    await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
    const personal = (await add('Personal', 123)).data.price_component_id
    const visitor = server.visit()
    await register(visitor)
    const person_id = (await whoIs(visitor)).person?.id ?? ''
    await admin.call(prices.addPriceComponentOwner, {
      body: { price_component_id: personal, person_id },
    })
    await admin.call(calls.createCoupon, { body: { code: 'PREVIEW50', product_id: EXTRACT, discount: 50 } })
    const seen = await preview(price_component_id, price + 50)
    expect(seen).toMatchObject({ before: price, after: price + 50, version })
    const bundle = await productOf(productId('FullCheck'))
    expect(seen.changes).toContainEqual({
      kind: 'bundle',
      name: bundle?.product_name_ru,
      before: bundle?.price,
      after: (bundle?.price ?? NaN) + 50,
      clients: null,
    })
    expect(seen.changes).toContainEqual({
      kind: 'coupon',
      name: 'PREVIEW50',
      before: price - 50,
      after: price,
      clients: null,
    })
    expect(seen.stays).toContainEqual({ kind: 'personal', name: null, before: 123, after: 123, clients: 1 })
    expect(seen.open_orders).toBeGreaterThan(0)
    expect(await base()).toEqual({ price_component_id, price, version })

    // What was previewed is what happens.
    const tariffs = seen.changes.filter(({ kind }) => kind === 'tariff')
    expect(tariffs.length).toBeGreaterThan(0)
    const body = { price_component_id, price: price + 50, enabled: true, version, reason: 'Закупка' }
    const { data } = await admin.call(prices.updatePriceComponent, { body })
    expect(data.repriced?.map((one) => one.price)).toEqual(tariffs.map(({ after }) => after))
    expect((await productOf(productId('FullCheck')))?.price).toBe((bundle?.price ?? NaN) + 50)
  })

  it('keeps each change with its author, and a former value comes back as a change', async () => {
    const before = await base()
    const change = (price: number, version: number, reason = '') =>
      admin.call(prices.updatePriceComponent, {
        body: { price_component_id: before.price_component_id, price, enabled: true, version, reason },
      })
    expect((await change(before.price + 7, before.version, 'Опыт')).status).toBe(200)
    const [first] = (await historyOf()).filter(({ price_component_type: { name } }) => name === 'Base')
    expect(first).toMatchObject({
      before: before.price,
      after: before.price + 7,
      author_email: 'admin@example.com',
      reason: 'Опыт',
    })
    const count = (await historyOf()).length
    await change(first?.before ?? NaN, (await base()).version, 'Возврат')
    expect((await base()).price).toBe(before.price)
    const history = await historyOf()
    expect(history.length).toBeGreaterThan(count)
    expect(history.filter(({ price_component_type: { name } }) => name === 'Base')[0]).toMatchObject({
      before: before.price + 7,
      after: before.price,
      reason: 'Возврат',
    })
    // The tariffs went with it there and back.
    expect(history.some(({ tariff }) => tariff !== null)).toBe(true)
  })

  it('[CONSOLE-20] refuses a price that was made from a former version', async () => {
    const { price_component_id, price, version } = await base()
    const body = { price_component_id, enabled: true, version }
    expect((await admin.call(prices.updatePriceComponent, { body: { ...body, price: 601 } })).status).toBe(
      200,
    )
    const late = await admin.call(prices.updatePriceComponent, { body: { ...body, price: 602 } })
    expect([late.status, late.error]).toEqual([
      409,
      'Запись изменил кто-то другой: сверьте изменения и сохраните еще раз',
    ])
    expect((await base()).price).toBe(601)
    await admin.call(prices.updatePriceComponent, { body: { price_component_id, price, enabled: true } })
  })

  it('records a base price that another one replaced, and one that was deleted', async () => {
    const former = await base()
    await add('Base', 644)
    const [off, on] = (await historyOf()).filter(({ price_component_type: { name } }) => name === 'Base')
    expect([on, off].map((one) => [one?.before, one?.after])).toEqual([
      [null, 644],
      [former.price, null],
    ])
    const own = (await add('Personal', 99)).data.price_component_id
    await admin.call(prices.deletePriceComponent, { query: { price_component_id: own } })
    expect((await historyOf())[0]).toMatchObject({ price_component_id: own, before: 99, after: null })
  })
})

describe('[CONSOLE-11] coupons, promocodes and campaigns', () => {
  it('of a former version are not overwritten', async () => {
    const coupon = (
      await admin.call(calls.createCoupon, { body: { code: 'TWICE', product_id: EXTRACT, discount: 10 } })
    ).data
    const edit = (discount: number) =>
      admin.call(calls.updateCoupon, {
        params: { id: coupon.coupon_id },
        body: { discount, version: coupon.version },
      })
    expect((await edit(20)).data).toMatchObject({ discount: 20, version: 2, used: 0 })
    expect((await edit(30)).status).toBe(409)
    const promocode = (
      await admin.call(calls.createPromocode, { body: { code: 'TWICE', amount: 10, max_uses: 1 } })
    ).data
    const promo = { ...promocode, amount: 11 }
    expect((await admin.call(calls.updatePromocode, { body: promo })).status).toBe(200)
    expect((await admin.call(calls.updatePromocode, { body: promo })).status).toBe(409)
    const campaign = (
      await admin.call(calls.createCampaign, { body: { name: 'А', tag: 'twice', enabled: true } })
    ).data
    const off = { ...campaign, enabled: false }
    expect((await admin.call(calls.updateCampaign, { body: off })).status).toBe(200)
    expect((await admin.call(calls.updateCampaign, { body: off })).status).toBe(409)
  })

  it('that were used end, and keep whom they brought', async () => {
    const { data: promocode } = await admin.call(calls.createPromocode, {
      body: { code: 'BROUGHT', amount: 10, max_uses: 5 },
    })
    const { data: campaign } = await admin.call(calls.createCampaign, {
      body: { name: 'Осень', tag: 'brought', enabled: true },
    })
    const visitor = server.visit()
    await register(visitor)
    const me = (await whoIs(visitor)).person?.id
    await server.sql('insert into promocode_uses values ($1, $2, now())', [promocode.promocode_id, me])
    await server.sql(`update persons set campaign = 'brought' where id = $1`, [me])
    const removed = await admin.call(calls.removePromocode, {
      query: { promocode_id: promocode.promocode_id },
    })
    expect([removed.status, removed.error]).toEqual([
      409,
      'Этим промокодом уже пользовались: завершите его, и история останется',
    ])
    const ended = { ...promocode, active_until: '2026-01-01T00:00:00Z' }
    expect((await admin.call(calls.updatePromocode, { body: ended })).data).toMatchObject({ used: 1 })
    const query = { campaign_id: campaign.campaign_id }
    expect((await admin.call(calls.removeCampaign, { query })).status).toBe(409)
    expect((await admin.call(calls.updateCampaign, { body: { ...campaign, tag: 'other' } })).status).toBe(409)
    const { data: off } = await admin.call(calls.updateCampaign, { body: { ...campaign, enabled: false } })
    expect(off).toMatchObject({ enabled: false, people: 1, orders: 0 })
    const logs = await admin.call(calls.listUserLogs, {
      query: { subject: `campaign:${campaign.campaign_id}` },
    })
    expect(logs.data.logs.map(({ action }) => action)).toEqual(['campaign.update', 'campaign.create'])
  })
})
