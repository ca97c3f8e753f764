import { initialCart, PRODUCTS } from '@proverka/domain/orders'
import { describe, expect, it } from 'vitest'
import { isChosen, withProduct } from './state.ts'

const flat = { key: '00:14:0203005:1047', address: 'Тихий, 14' }
const product = (name: string) => {
  const found = PRODUCTS.find(({ product_name }) => product_name === name)
  if (!found) throw new Error(name)
  return found
}
const extract = product('EgrnObject')
const full = product('FullCheck')

describe('choosing products', () => {
  it('a product that is unticked is taken out again; what is ticked twice is in once', () => {
    const chosen = withProduct(initialCart(), flat, extract, PRODUCTS, true)
    expect(isChosen(chosen, flat.key, extract, PRODUCTS)).toBe(true)
    expect(withProduct(chosen, flat, extract, PRODUCTS, true).items).toEqual(chosen.items)
    expect(withProduct(chosen, flat, extract, PRODUCTS, false).items).toEqual([])
  })

  it('the full check is its three parts: all are in, taking one out unticks it', () => {
    const cart = withProduct(initialCart(), flat, full, PRODUCTS, true)
    expect(cart.items).toHaveLength(3)
    expect(cart.items).not.toContain(full.product_id)
    expect(isChosen(cart, flat.key, full, PRODUCTS)).toBe(true)
    const less = withProduct(cart, flat, extract, PRODUCTS, false)
    expect(isChosen(less, flat.key, full, PRODUCTS)).toBe(false)
    expect(less.items).toHaveLength(2)
  })

  it('another object begins a new cart', () => {
    const cart = withProduct(initialCart(), flat, full, PRODUCTS, true)
    const other = withProduct(cart, { key: '00:01:0000001:1', address: '' }, extract, PRODUCTS, true)
    expect(other.items).toEqual([extract.product_id])
    expect(isChosen(other, flat.key, extract, PRODUCTS)).toBe(false)
  })
})
