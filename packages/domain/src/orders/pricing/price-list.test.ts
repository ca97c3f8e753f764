import { describe, expect, it } from 'vitest'
import { PRODUCTS } from '../catalogue/products.ts'
import { priceListFor } from './price-list.ts'
import type { PriceComponent, Product } from './product.ts'

const base = (price: number): PriceComponent => ({
  price,
  is_base_product_component: true,
  enabled: true,
  price_component_type: { name: 'Base' },
  price_component_owners: [],
})

const LIST: readonly Product[] = PRODUCTS.map((product) => ({
  ...product,
  price_components: [base(product.product_price)],
  coupons: [],
}))
const BUNDLE = PRODUCTS.find(({ parts }) => parts.length > 0)
const [first = '', ...others] = BUNDLE?.parts ?? []

const costOf = (list: readonly Product[], name: string | undefined, userId?: string) =>
  priceListFor(list, userId).find(({ product_name }) => product_name === name)?.product_price

const withComponent = (name: string, component: PriceComponent): readonly Product[] =>
  LIST.map((product) =>
    product.product_name === name
      ? { ...product, price_components: [...product.price_components, component] }
      : product,
  )

describe('[PROD-04] a price list', () => {
  it('has the catalogue at its prices, the bundle at that of its parts', () => {
    expect(priceListFor(LIST, undefined).map(({ product_price }) => product_price)).toEqual(
      PRODUCTS.map(({ product_price }) => product_price),
    )
  })

  it('lowers a bundle with the own price of a part, to the kopeck', () => {
    const own = {
      ...base(100.1),
      is_base_product_component: false,
      price_component_owners: [{ person_id: 'u1' }],
    }
    const list = withComponent(first, own)
    const rest = others.reduce((sum, name) => sum + (costOf(list, name, 'u1') ?? NaN), 0)
    expect(costOf(list, BUNDLE?.product_name, 'u1')).toBe(rest + 100.1)
    expect(costOf(list, BUNDLE?.product_name, 'u2')).toBe(BUNDLE?.product_price)
  })

  it('sells what only a newer catalogue knows at its own price', () => {
    const newer = { ...LIST[0]!, product_name: 'New', product_price: 150, price_components: [base(150)] }
    expect(costOf([...LIST, newer], 'New')).toBe(150)
  })

  it('does not believe what is written down for a bundle', () => {
    const list = LIST.map((product) =>
      product.product_name === BUNDLE?.product_name ? { ...product, price_components: [base(1)] } : product,
    )
    expect(costOf(list, BUNDLE?.product_name)).toBe(BUNDLE?.product_price)
  })

  it('leaves a bundle out where one of its parts is not for sale', () => {
    const list = LIST.filter(({ product_name }) => product_name !== first)
    expect(costOf(list, BUNDLE?.product_name)).toBeUndefined()
    expect(costOf(list, others[0])).toBeGreaterThan(0)
  })
})
