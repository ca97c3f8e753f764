import { describe, expect, it } from 'vitest'
import { initialCart } from '../cart/cart.ts'
import { cartTransition } from '../cart/cart-transition.ts'
import { cartTotal } from './markup.ts'
import { personalPrice } from './price.ts'
import type { PriceComponent, Product } from './product.ts'
import { urgentMarkup, urgentPrice } from './urgent.ts'

const component = (name: string, price: number, change: Partial<PriceComponent> = {}): PriceComponent => ({
  price,
  is_base_product_component: name === 'Base',
  enabled: true,
  price_component_type: { name },
  price_component_owners: [],
  ...change,
})

const extract: Product = {
  product_id: 'p1',
  product_name: 'EgrnObject',
  product_name_ru: '',
  product_description: '',
  product_price: 499,
  price_components: [component('Base', 499), component('Urgent', 300)],
  coupons: [],
}
const plain: Product = { ...extract, product_id: 'p2', price_components: [component('Base', 499)] }

describe('the urgent option', () => {
  it('costs what its enabled component says, the lowest of several', () => {
    expect(urgentPrice(extract)).toBe(300)
    expect(urgentPrice({ price_components: [component('Urgent', 300), component('Urgent', 200)] })).toBe(200)
    expect(urgentPrice({ price_components: [component('Urgent', 300, { enabled: false })] })).toBeUndefined()
    expect(urgentPrice(plain)).toBeUndefined()
  })

  it('is asked for by a plain true alone', () => {
    expect(urgentMarkup(extract, { urgent: true })).toBe(300)
    for (const urgent of [false, undefined, 'true', 1]) expect(urgentMarkup(extract, { urgent })).toBe(0)
    expect(urgentMarkup(extract, undefined)).toBe(0)
    expect(urgentMarkup(plain, { urgent: true })).toBe(0)
  })

  it('is never a personal price, even when a component lists an owner', () => {
    const owned = component('Urgent', 1, { price_component_owners: [{ person_id: 'u1' }] })
    expect(personalPrice({ ...extract, price_components: [component('Base', 499), owned] }, 'u1')).toBe(499)
  })

  it('is in the total of the cart while it is switched on, and leaves the other data alone', () => {
    const cart = cartTransition(
      { ...initialCart(), items: ['p1', 'p2'], itemsData: { p1: { purpose: 'deal' } } },
      { kind: 'urgency-switched', productIds: ['p1'], isOn: true },
    )
    expect(cartTotal([extract, plain], cart)).toBe(1298)
    expect(cart.itemsData).toEqual({ p1: { purpose: 'deal', urgent: true } })
    const off = cartTransition(cart, { kind: 'urgency-switched', productIds: ['p1'], isOn: false })
    expect(off.itemsData).toEqual({ p1: { purpose: 'deal' } })
    expect(cartTotal([extract, plain], off)).toBe(998)
  })
})
