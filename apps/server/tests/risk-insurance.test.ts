import { contract } from '@proverka/api/contract'
import { ANY_SUBJECT, FLAT, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEVELOPMENT_SITES } from '../src/platform/config/sites.ts'
import { order } from './setup/own-order.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const INSURER = { name: 'АО «Тихая гавань» (демонстрационный страховщик)' }
const [insuredSite, ...others] = DEVELOPMENT_SITES.map(({ insurer: _insurer, ...site }) => site)

let server: TestServer
let onInsured: Visitor
let onOther: Visitor
beforeAll(async () => {
  server = await startTestServer({ sites: [{ ...insuredSite!, insurer: INSURER }, ...others] })
  onInsured = server.visit('realty')
  onOther = server.visit('fiz-pro')
  await register(onInsured)
  await register(onOther)
})
afterAll(() => server.stop())

const wanted = (product: string, riskInsurance: unknown = true) => ({
  order_items: [
    { product_id: productId(product), object_key: FLAT, metadata: { ...ANY_SUBJECT, riskInsurance } },
  ],
})

const listStored = (orderId: string) =>
  server.sql(
    `select product_name, product_name_ru, price_kopecks::int as kopecks, metadata->'riskInsurance' as insured
     from order_items where order_id = $1 order by product_name`,
    [orderId],
  )

const insurerOf = async (visitor: Visitor) => (await visitor.call(contract.site.getSite, {})).data.insurer

describe('[SELL-06] risk insurance where the table of sites names an insurer', () => {
  it('is offered by the name of the insurer', async () => {
    expect(await insurerOf(onInsured)).toEqual(INSURER)
  })

  it('[CART-05] [CONST-17] costs 1000 roubles over the check of an owner, is stored and stated', async () => {
    const { data } = await order(onInsured, wanted('RiskAssessmentOwner'))
    expect(data.total_amount).toBe(499 + 1000)
    expect(await listStored(data.id)).toEqual([
      {
        product_name: 'RiskAssessmentOwner',
        product_name_ru: 'Проверка собственника со страхованием рисков',
        kopecks: 149_900,
        insured: true,
      },
    ])
    expect(data.order_items).toMatchObject([{ price: 1499, riskInsurance: true }])
  })

  it('[CART-05] adds nothing to an extract, nor stores that it is insured', async () => {
    const { data } = await order(onInsured, wanted('EgrnObject'))
    expect(data.total_amount).toBe(499)
    expect(await listStored(data.id)).toMatchObject([{ kopecks: 49_900, insured: false }])
  })

  it('is added once to the full check, to the part that it insures', async () => {
    const { data } = await order(onInsured, wanted('FullCheck'))
    expect((await listStored(data.id)).map(({ product_name, insured }) => [product_name, insured])).toEqual([
      ['EgrnObject', false],
      ['EgrnRightList', false],
      ['RiskAssessmentOwner', true],
    ])
    expect(data.total_amount).toBe(3 * 499 + 1000)
  })

  it.each([false, 'true', 1, null])('%o buys none', async (riskInsurance) => {
    const { data } = await order(onInsured, wanted('RiskAssessmentOwner', riskInsurance))
    expect(data.total_amount).toBe(499)
    expect(data.order_items).toMatchObject([{ product_name_ru: 'Проверка собственника' }])
  })
})

describe('[SELL-06] risk insurance where no insurer is named', () => {
  it('is not offered', async () => {
    expect(await insurerOf(onOther)).toBeUndefined()
  })

  it.each(['RiskAssessmentOwner', 'FullCheck'])('is refused for %s, and no order is stored', async (name) => {
    const count = async () => (await server.sql('select count(*)::int as count from orders'))[0]
    const before = await count()
    const refused = await order(onOther, wanted(name))
    expect([refused.status, refused.body.code]).toEqual([409, 'order/insurance-unavailable'])
    expect(await count()).toEqual(before)
  })

  it('leaves the price of a product without that option', async () => {
    expect((await order(onOther, wanted('EgrnObject'))).data.total_amount).toBe(499)
  })
})
