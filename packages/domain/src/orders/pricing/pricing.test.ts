import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { toKopecks } from '../../money/kopecks.ts'
import {
  AI_REPORT_MARKUP,
  canUseBalance,
  cartTotal,
  markupOf,
  RISK_INSURANCE_PRICE,
  RISK_VERSION,
} from './markup.ts'
import {
  basePrice,
  couponOutcome,
  DEFAULT_COUPON_ID,
  ownsPriceComponent,
  personalPrice,
  priceOf,
  withoutDroppedCoupon,
  withoutUsedCoupons,
} from './price.ts'
import { couponSchema, priceComponentSchema, productSchema } from './product.ts'
import { EMPTY_USER_ID, isRiskProduct } from './product-kinds.ts'
import type { PriceComponent, Product } from './product.ts'

function component(price: number, more: Partial<PriceComponent> = {}): PriceComponent {
  return {
    price,
    is_base_product_component: false,
    enabled: true,
    price_component_type: { name: 'Personal' },
    price_component_owners: [],
    ...more,
  }
}

const base = (price: number, enabled = true): PriceComponent =>
  component(price, { is_base_product_component: true, enabled, price_component_type: { name: 'Base' } })
const owned = (price: number, more: Partial<PriceComponent> = {}): PriceComponent =>
  component(price, { price_component_owners: [{ person_id: 'u1' }], ...more })

function product(
  product_price: number,
  components: PriceComponent[] = [],
  discounts: number[] = [],
): Product {
  return {
    product_id: 'p1',
    product_name: 'EgrnObject',
    product_name_ru: 'Выписка',
    product_description: '',
    product_price,
    price_components: components,
    coupons: discounts.map((discount, index) => ({ coupon_id: `c${index + 1}`, discount })),
  }
}

describe('prices', () => {
  it('[CART-10] takes the enabled base component, else the product price', () => {
    expect(basePrice(product(350, [owned(350), base(500)]))).toBe(500)
    expect(basePrice(product(350, [base(500, false)]))).toBe(350)
    const named = component(450, { price_component_type: { name: 'Base' } })
    expect(basePrice(product(350, [owned(350), named]))).toBe(450)
    expect(basePrice(product(350, [named, base(500)]))).toBe(500)
  })

  it('[CART-11] knows the owner of a component, and that an empty user owns none', () => {
    expect(ownsPriceComponent(product(1, [owned(1)]), 'u1')).toBe(true)
    expect(ownsPriceComponent(product(1, [owned(1, { enabled: false })]), 'u1')).toBe(false)
    const nobody = component(1, { price_component_owners: [{ person_id: EMPTY_USER_ID }] })
    expect(ownsPriceComponent(product(1, [nobody]), EMPTY_USER_ID)).toBe(false)
    expect(ownsPriceComponent(product(1, [owned(1)]), undefined)).toBe(false)
    const blank = component(1, { price_component_owners: [{ person_id: '' }] })
    expect(ownsPriceComponent(product(1, [blank]), '')).toBe(false)
  })

  it.each([
    { b: 500, p: 500, owns: false, d: 100, kind: 'applies', price: 400 },
    { b: 500, p: 500, owns: false, d: 600, kind: 'applies', price: 0 },
    { b: 500, p: 400, owns: false, d: 100, kind: 'idle', price: 400 },
    { b: 500, p: 400, owns: true, d: 100, kind: 'dropped', price: 400 },
    { b: 500, p: 350, owns: false, d: 100, kind: 'idle', price: 350 },
    { b: 500, p: 350, owns: true, d: 100, kind: 'dropped', price: 350 },
    { b: 500, p: 350, owns: true, d: 200, kind: 'applies', price: 300 },
    { b: 500, p: 0, owns: true, d: 600, kind: 'idle', price: 0 },
  ])('base $b, price $p, owns $owns, discount $d: $kind, $price', ({ b, p, owns, d, kind, price }) => {
    const subject = product(p, owns ? [base(b), owned(p)] : [base(b)], [d])
    expect(couponOutcome(subject, 'u1').kind).toBe(kind)
    expect(priceOf(subject)).toBe(price)
  })

  it('[CART-07] applies a coupon only when it makes the price lower', () => {
    expect(priceOf(product(500, [base(500)], [100]))).toBe(400)
    expect(priceOf(product(400, [base(500)], [100]))).toBe(400)
    expect(couponOutcome(product(400, [base(500)], [100])).kind).toBe('idle')
    expect(couponOutcome(product(400, [base(500)]))).toEqual({ kind: 'none' })
  })

  it('[CART-08] drops a coupon that is no better than the own price', () => {
    const own = product(350, [base(500), owned(350)], [100])
    expect(withoutDroppedCoupon(own, 'u1')).toMatchObject({ coupons: [], product_price: 350 })
    expect(withoutDroppedCoupon(own, 'u2').coupons).toHaveLength(1)
  })

  it('[CART-09] takes used coupons away but the default one', () => {
    const coupons = [
      { coupon_id: 'c1', discount: 1 },
      { coupon_id: DEFAULT_COUPON_ID, discount: 2 },
      { coupon_id: 'c2', discount: 3 },
    ]
    const after = withoutUsedCoupons({ coupons }, ['c1', DEFAULT_COUPON_ID])
    expect(after.coupons.map(({ coupon_id }) => coupon_id)).toEqual([DEFAULT_COUPON_ID, 'c2'])
  })

  it('asks of a person the lowest own price, of a guest the base price', () => {
    const subject = product(1, [
      base(500),
      owned(400),
      owned(300),
      owned(100, { enabled: false }),
      component(50),
    ])
    expect(personalPrice(subject, 'u1')).toBe(300)
    expect(personalPrice(subject, 'u2')).toBe(500)
    expect(personalPrice(subject, undefined)).toBe(500)
  })

  it('[PROD-05] tells risk reports by their name', () => {
    expect([isRiskProduct('RiskAssessmentV2'), isRiskProduct('EgrnObject')]).toEqual([true, false])
  })
})

describe('cart sums', () => {
  const plain = { riskInsurance: false, owners: [] }

  it('[CART-05] adds the insurance to risk reports only', () => {
    const insured = { riskInsurance: true, owners: [] }
    expect(markupOf('RiskAssessmentOwner', insured)).toBe(1000)
    expect(markupOf('EgrnObject', insured)).toBe(0)
    expect(markupOf('RiskAssessmentOwner', plain)).toBe(0)
    const risk = { ...product(499), product_name: 'RiskAssessmentOwner' }
    expect(cartTotal([risk], insured) - cartTotal([risk], plain)).toBe(1000)
  })

  it('[CART-06] adds 80 to an AI report while the first owner is not split', () => {
    const withOwner = (separated_name?: boolean) => ({ riskInsurance: false, owners: [{ separated_name }] })
    expect(markupOf('IndependentReport', withOwner(false))).toBe(80)
    expect(markupOf('IndependentReport', withOwner(undefined))).toBe(80)
    expect(markupOf('IndependentReport', withOwner(true))).toBe(0)
    expect(markupOf('IndependentReport', plain)).toBe(0)
    expect(markupOf('EgrnObject', withOwner(false))).toBe(0)
  })

  it('[CART-13] sums prices and markups', () => {
    const risk = { ...product(99), product_name: 'RiskAssessment' }
    const items = [product(500, [base(500)], [100]), risk]
    expect(cartTotal(items, { riskInsurance: true, owners: [] })).toBe(1499)
    expect(cartTotal([product(0.1), product(0.2)], plain)).toBe(0.3)
  })

  it('[ORDER-03] uses the balance all or nothing', () => {
    expect(canUseBalance(500, 499, true)).toBe(true)
    expect(canUseBalance(499, 499, true)).toBe(true)
    expect([
      canUseBalance(0, 0, true),
      canUseBalance(498, 499, true),
      canUseBalance(500, 499, false),
    ]).toEqual([false, false, false])
  })

  it('[CONST-17] insurance', () => expect(RISK_INSURANCE_PRICE).toBe(1000))
  it('[CONST-18] AI report markup', () => expect(AI_REPORT_MARKUP).toBe(80))
  it('[CONST-19] risk version', () => expect(RISK_VERSION).toBe('V2.1'))
  it('[ENTITY-35] empty user', () => expect(EMPTY_USER_ID).toBe('00000000-0000-0000-0000-000000000000'))

  it('[ENTITY-10] parses a price component', () => {
    expect(v.is(priceComponentSchema, owned(1))).toBe(true)
    expect(v.is(priceComponentSchema, { price: 1 })).toBe(false)
    expect(v.is(priceComponentSchema, { ...owned(1), price_component_type: {} })).toBe(false)
    expect(v.is(priceComponentSchema, { ...owned(1), price_component_owners: [{}] })).toBe(false)
  })
  it('[ENTITY-12] parses a coupon', () =>
    expect(v.is(couponSchema, { coupon_id: 'c1', discount: 100 })).toBe(true))
  it('parses a product', () => expect(v.parse(productSchema, product(1, [base(1)], [1]))).toBeTruthy())

  it('never makes a coupon raise a price, go below zero or leave whole kopecks', () => {
    const amount = fc.integer({ min: 0, max: 10_000_00 }).map((kopecks) => kopecks / 100)
    fc.assert(
      fc.property(amount, amount, amount, fc.boolean(), (price, basis, discount, owns) => {
        const subject = product(price, owns ? [base(basis), owned(price)] : [base(basis)], [discount])
        const result = priceOf(subject)
        expect(result).toBeGreaterThanOrEqual(0)
        expect(result).toBeLessThanOrEqual(price)
        expect(Number.isInteger(Math.round(result * 1e6) / 1e4)).toBe(true)
      }),
    )
  })

  it('loses and makes no kopeck: a total is the sum of its items in any order', () => {
    const item = fc
      .tuple(fc.integer({ min: 0, max: 10_000_00 }), fc.constantFrom('EgrnObject', 'RiskAssessmentOwner'))
      .map(([kopecks, product_name]) => ({ ...product(kopecks / 100), product_name }))
    fc.assert(
      fc.property(fc.array(item, { maxLength: 20 }), fc.boolean(), (items, riskInsurance) => {
        const context = { riskInsurance, owners: [] }
        const kopecks = items.reduce((sum, each) => sum + toKopecks(cartTotal([each], context)), 0)
        expect(toKopecks(cartTotal(items, context))).toBe(kopecks)
        expect(cartTotal(items.toReversed(), context)).toBe(cartTotal(items, context))
      }),
    )
  })
})
