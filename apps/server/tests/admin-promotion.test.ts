import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { productId } from '@proverka/test-support/guest-order'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls } = contract
const EXTRACT = productId('EgrnObject')
const YESTERDAY = '2020-01-31T00:00:00.000Z'

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

describe('a coupon', () => {
  const create = (change: object) =>
    admin.call(calls.createCoupon, {
      body: { code: 'VESNA', product_id: EXTRACT, discount: 100, ...change },
    })

  it('[CALL-047, CALL-045, CALL-046, ENTITY-29] once made works in the price list, and is found again', async () => {
    const { data } = await create({ code: 'Весна-27', discount: 99.5 })
    expect(data).toMatchObject({ code: 'Весна-27', product_id: EXTRACT, discount: 99.5, active_until: null })
    const priceList = await server
      .visit()
      .call(contract.products.listProducts, { query: { coupon: 'весна-27' } })
    const withCoupons = priceList.data.filter(({ coupons }) => coupons.length > 0)
    expect(withCoupons.map(({ product_id }) => product_id)).toEqual([EXTRACT])
    expect(withCoupons[0]?.coupons).toMatchObject([{ coupon_id: data.coupon_id, discount: 99.5 }])
    const list = await admin.call(calls.listCoupons, { query: {} })
    expect(list.data[0]).toEqual(data)
    expect(list.data.every(({ code }) => code.length > 0)).toBe(true)
    expect((await admin.call(calls.getCoupon, { params: { id: data.coupon_id } })).data).toEqual(data)
    expect((await admin.call(calls.getCoupon, { params: { id: crypto.randomUUID() } })).status).toBe(404)
    expect((await logOf(admin))[0]).toMatchObject({
      action: 'coupon.create',
      subject: `coupon:${data.coupon_id}`,
      details: { code: 'Весна-27', discount: 99.5 },
    })
  })

  it('opens one discount a product, whatever the case of its letters; several products may share a code', async () => {
    expect((await create({})).status).toBe(200)
    const second = await create({ code: 'vesna' })
    expect([second.status, second.error]).toEqual([409, 'Скидка с таким кодом на эту услугу уже есть'])
    expect((await create({ product_id: productId('EgrnRightList') })).status).toBe(200)
    expect((await create({ product_id: crypto.randomUUID() })).status).toBe(404)
    const bundle = await create({ code: 'NABOR', product_id: productId('FullCheck') })
    expect([bundle.status, bundle.error]).toEqual([400, 'Это набор услуг: выберите его части по одной'])
  })

  it('has a readable code, a discount above zero and a real end', async () => {
    for (const change of [
      { code: '' },
      { code: 'a b' },
      { code: 'x'.repeat(65) },
      { discount: 0 },
      { discount: -5 },
      { discount: 0.001 },
      { active_until: 'завтра' },
      { active_until: '2027-02-31T00:00:00Z' },
      { active_until: '0000-01-01T00:00:00Z' },
    ]) {
      const { status, error } = await create({ code: 'OTHER', ...change })
      expect([change, status, /[а-я]/i.test(error ?? '')]).toEqual([change, 400, true])
    }
  })

  it('that is over opens nothing', async () => {
    await create({ code: 'OVER', active_until: YESTERDAY })
    const { data } = await server.visit().call(contract.products.listProducts, { query: { coupon: 'OVER' } })
    expect(data.flatMap(({ coupons }) => coupons)).toEqual([])
  })
})

describe('a campaign', () => {
  it('[CALL-050, CALL-051, CALL-052, CALL-053, ENTITY-31] is made, listed, changed and deleted, each in the log', async () => {
    const body = { name: 'Весна в городе', tag: 'spring27', enabled: true }
    const { data } = await admin.call(calls.createCampaign, { body })
    expect(data).toMatchObject(body)
    expect((await admin.call(calls.listCampaigns, {})).data).toContainEqual(data)
    const changed = { ...data, name: 'Весна', tag: 'spring28', enabled: false }
    const saved = { ...changed, version: 2 }
    expect((await admin.call(calls.updateCampaign, { body: changed })).data).toEqual(saved)
    expect((await admin.call(calls.listCampaigns, {})).data).toContainEqual(saved)
    const query = { campaign_id: data.campaign_id }
    expect((await admin.call(calls.removeCampaign, { query })).data).toEqual({ removed: true })
    expect((await admin.call(calls.listCampaigns, {})).data).not.toContainEqual(saved)
    expect((await admin.call(calls.removeCampaign, { query })).status).toBe(404)
    expect((await admin.call(calls.updateCampaign, { body: changed })).status).toBe(404)
    const log = (await logOf(admin)).slice(0, 3).map(({ action }) => action)
    expect(log).toEqual(['campaign.remove', 'campaign.update', 'campaign.create'])
  })

  it('has a tag of its own', async () => {
    const make = (tag: string) =>
      admin.call(calls.createCampaign, { body: { name: 'Кампания', tag, enabled: true } })
    const [first] = [await make('one'), await make('two')]
    const taken = await make('one')
    expect([taken.status, taken.error]).toEqual([409, 'Кампания с такой меткой уже есть'])
    const moved = { ...first.data, tag: 'two' }
    expect((await admin.call(calls.updateCampaign, { body: moved })).status).toBe(409)
    expect((await admin.call(calls.listCampaigns, {})).data).toContainEqual(first.data)
  })
})

describe('a promocode', () => {
  it('[CALL-054, CALL-055, CALL-056, CALL-057, ENTITY-30] is made, listed, changed and deleted, each in the log', async () => {
    const body = { code: 'DAR500', amount: 500, max_uses: 10, active_until: '2030-12-31T21:00:00.000Z' }
    const { data } = await admin.call(calls.createPromocode, { body })
    expect(data).toMatchObject(body)
    expect((await admin.call(calls.listPromocodes, {})).data).toContainEqual(data)
    const changed = { ...data, code: 'DAR400', amount: 400.5, max_uses: 5, active_until: null }
    const saved = { ...changed, version: 2 }
    expect((await admin.call(calls.updatePromocode, { body: changed })).data).toEqual(saved)
    expect((await admin.call(calls.listPromocodes, {})).data).toContainEqual(saved)
    const query = { promocode_id: data.promocode_id }
    expect((await admin.call(calls.removePromocode, { query })).data).toEqual({ removed: true })
    expect((await admin.call(calls.listPromocodes, {})).data).toEqual([])
    expect((await admin.call(calls.removePromocode, { query })).status).toBe(404)
    expect((await admin.call(calls.updatePromocode, { body: changed })).status).toBe(404)
    const log = (await logOf(admin)).slice(0, 3).map(({ action }) => action)
    expect(log).toEqual(['promocode.remove', 'promocode.update', 'promocode.create'])
  })

  it('has a code of its own, an amount and a number of uses', async () => {
    const make = (change: object) =>
      admin.call(calls.createPromocode, { body: { code: 'ONE', amount: 1, max_uses: 1, ...change } })
    expect((await make({})).status).toBe(200)
    expect((await make({ code: 'one' })).status).toBe(409)
    for (const change of [{ amount: 0 }, { max_uses: 0 }, { max_uses: 1.5 }, { code: '' }])
      expect((await make({ code: 'TWO', ...change })).status).toBe(400)
  })
})
