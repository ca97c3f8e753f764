import { describe, expect, it } from 'vitest'
import { addItem, initialCart, setItemData, setObjectKey, setOwners, setRiskInsurance } from '../cart/cart.ts'
import type { PriceComponent, Product } from '../pricing/product.ts'
import { buildOrder, buildOrderItem } from './order-payload.ts'
import type { OrderSource } from './order-payload.ts'

const LADOGIN = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14', separated_name: true }

const component = (name: string, price: number): PriceComponent => ({
  price,
  is_base_product_component: name === 'Base',
  enabled: true,
  price_component_type: { name },
  price_component_owners: [],
})

const product = (product_name: string): Product => ({
  product_id: 'p1',
  product_name,
  product_name_ru: '',
  product_description: '',
  product_price: 499,
  price_components: [component('Base', 499), component('Urgent', 300)],
  coupons: [],
})

function sourceOf(ordered: Product): OrderSource {
  const cart = addItem(setObjectKey(initialCart(), '00:01:0001001:1', 'г. Образцовск'), ordered.product_id)
  return { cart, products: [ordered], paymentSource: 'test' }
}

describe('an ordered item', () => {
  it('adds the insurance and the urgent option to its price', () => {
    const risk = product('RiskAssessmentOwner')
    const { cart, ...rest } = sourceOf(risk)
    const insured = setItemData(setRiskInsurance(cart, true), 'p1', { urgent: true })
    expect(buildOrderItem({ ...rest, cart: insured }, risk).markup).toBe(1300)
  })

  it.each(['RiskAssessmentOwner', 'RiskAssessmentV2', 'IndependentReportPerson'])(
    '%s can be ordered before an owner is named',
    (name) => {
      const ordered = product(name)
      expect(buildOrderItem(sourceOf(ordered), ordered)).toMatchObject({ product_id: 'p1', markup: 0 })
    },
  )

  it('an expert report about a person says nothing of the owners in the cart', () => {
    const expert = product('IndependentReportPerson')
    const { cart, ...rest } = sourceOf(expert)
    const item = buildOrderItem({ ...rest, cart: setOwners(cart, [LADOGIN]) }, expert)
    expect(item.metadata).toEqual({})
  })
})

describe('[PARTNER-01] the campaign of the visit', () => {
  const extract = product('EgrnObject')

  it('goes with the order', () => {
    expect(buildOrder({ ...sourceOf(extract), campaign: 'autumn' }, false).metadata).toEqual({
      orderType: 'default',
      client_id: '',
      affiliate_uid: '',
      utm_campaign: 'autumn',
    })
  })

  it.each([undefined, ''])('is not named when it is %j', (campaign) => {
    const source = sourceOf(extract)
    const { metadata } = buildOrder(campaign === undefined ? source : { ...source, campaign }, false)
    expect(metadata).not.toHaveProperty('utm_campaign')
  })
})
