import { describe, expect, it } from 'vitest'
import {
  addItem,
  emptyAfterPayment,
  initialCart,
  removeItem,
  setCoupon,
  setItemData,
  setObjectKey,
  setOwners,
  setRiskInsurance,
  withOfferedInsurance,
} from './cart.ts'

describe('cart', () => {
  it('[ENTITY-14] starts with every field', () => {
    expect(initialCart()).toMatchObject({
      items: [],
      loading: false,
      objectKey: '',
      objectAddress: '',
      orderType: 'default',
      itemsData: {},
      owners: [],
      riskInsurance: false,
      riskInsurancePrice: 1000,
      markup: 0,
    })
  })

  it('[CART-01] holds each product id once', () => {
    const cart = addItem(addItem(initialCart(), 'p1'), 'p1', 'p2')
    expect(cart.items).toEqual(['p1', 'p2'])
    expect(removeItem(cart, 'p1').items).toEqual(['p2'])
  })

  it('[CART-02] is of the default order type', () => expect(initialCart().orderType).toBe('default'))

  it('forgets the extra data of a product that is taken out', () => {
    const cart = setItemData(setItemData(initialCart(), 'p1', { a: 1 }), 'p2', { b: 2 })
    expect(removeItem(cart, 'p1').itemsData).toEqual({ p2: { b: 2 } })
  })

  it('leaves the state alone without a key and empties itself for another object', () => {
    const empty = initialCart()
    const cart = addItem(setObjectKey(empty, 'k1', 'address'), 'p1')
    expect(cart).toMatchObject({ objectKey: 'k1', objectAddress: 'address', items: ['p1'] })
    expect(setObjectKey(cart, undefined)).toBe(cart)
    expect(setObjectKey(cart, 'k1')).toBe(cart)
    expect(setObjectKey(cart, '')).toBe(cart)
    expect(setObjectKey(cart, 'k2')).toMatchObject({ objectKey: 'k2', objectAddress: '', items: [] })
  })

  it('[OBJ-04] stays as it is when no key is given and none is stored', () => {
    const empty = initialCart()
    expect(setObjectKey(empty, undefined)).toBe(empty)
    expect(setObjectKey(empty, '')).toBe(empty)
    expect(empty.objectKey).toBe('')
  })

  it('does not insure people of another object, or without a named insurer', () => {
    const insured = setRiskInsurance(setObjectKey(initialCart(), 'k1'), true)
    expect(setObjectKey(insured, 'k2').riskInsurance).toBe(false)
    expect(withOfferedInsurance(insured, true)).toBe(insured)
    expect(withOfferedInsurance(insured, false).riskInsurance).toBe(false)
  })

  it('[CART-14] is empty after a payment, without coupon and insurance', () => {
    let cart = addItem(setObjectKey(initialCart(), 'k1'), 'p1')
    cart = setOwners(setCoupon(setRiskInsurance(cart, true), 'SALE'), [
      { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' },
    ])
    expect(cart).toMatchObject({ riskInsurance: true, coupon: 'SALE' })
    expect(emptyAfterPayment(cart)).toMatchObject({
      items: [],
      coupon: '',
      riskInsurance: false,
      owners: [],
      objectKey: 'k1',
    })
  })
})
