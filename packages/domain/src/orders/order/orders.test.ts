import { describe, expect, it } from 'vitest'
import {
  addItem,
  initialCart,
  setCoupon,
  setItemData,
  setObjectKey,
  setOwners,
  setRiskInsurance,
} from '../cart/cart.ts'
import type { Product } from '../pricing/product.ts'
import { assertSignedIn, AuthNeededError, withRequestedOwnerChecks } from './auth-needed.ts'
import { isRefundable, ITEM_STATUSES, itemStatusLabel, itemTransition } from './item-status.ts'
import {
  completeCount,
  orderAddress,
  orderKadastrNumber,
  PAGE_SIZE,
  pageOffset,
  transactionTitle,
} from './order-history.ts'
import { buildOrder, buildOrderItem, buildRegistrationOrder } from './order-payload.ts'
import type { OrderSource } from './order-payload.ts'

function product(product_id: string, product_name: string, more: Partial<Product> = {}): Product {
  return {
    product_id,
    product_name,
    product_name_ru: '',
    product_description: '',
    product_price: 499,
    price_components: [],
    coupons: [],
    ...more,
  }
}

const egrn = product('p1', 'EgrnObject')
const risk = product('p2', 'RiskAssessmentOwner')
const ai = product('p3', 'IndependentReport')
const withCoupon = product('p4', 'EgrnRightList', {
  coupons: [{ coupon_id: 'c1', discount: 99, code: 'SALE' }],
})
const LADOGIN = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }
const owner = { ...LADOGIN, separated_name: true }

function source(...ids: string[]): OrderSource {
  const cart = addItem(setObjectKey(initialCart(), '00:01:0001001:1', 'г. Образцовск'), ...ids)
  return { cart, products: [egrn, risk, ai, withCoupon], paymentSource: 'test' }
}

describe('order payload', () => {
  it('[ORDER-01] needs an object key and an item', () => {
    const noKey = { ...source('p1'), cart: addItem(initialCart(), 'p1') }
    for (const bad of [source(), noKey]) {
      expect(() => buildOrder(bad, false)).toThrow('no objectKey or no items')
      expect(() => buildRegistrationOrder(bad, { phone: '', email: '', href: '' })).toThrow(
        'no objectKey or no items',
      )
    }
    expect(() => buildOrder(source('p9'), false)).toThrow('Такой услуги нет')
  })

  it('[ENTITY-15] has exactly the stated keys in an item', () => {
    expect(Object.keys(buildOrderItem(source('p1'), egrn)).toSorted()).toEqual(
      ['product_id', 'object_key', 'metadata', 'object_address', 'markup', 'coupon_id', 'code'].toSorted(),
    )
  })

  it('[ENTITY-16] has exactly the stated keys in a request', () => {
    const order = buildOrder({ ...source('p1'), partnerId: 'x' }, true)
    expect(order).toMatchObject({ partner_id: 'x', payment_source: 'test', use_account_balance: true })
    expect(Object.keys(order).toSorted()).toEqual(
      ['order_items', 'metadata', 'partner_id', 'payment_source', 'use_account_balance'].toSorted(),
    )
  })

  it('has exactly the stated keys in a registration order', () => {
    const guest = {
      phone: '8 (999) 123-45-67',
      email: ' Ivan@Mail.RU ',
      href: 'https://h/object/1/?jwt_token=T',
    }
    const { order_items, ...rest } = buildRegistrationOrder(source('p1'), guest)
    expect(order_items).toHaveLength(1)
    expect(rest).toEqual({
      phone: '+79991234567',
      email: 'ivan@mail.ru',
      registartion_url: 'https://h/object/1/',
      redirect_url: 'https://h/object/1/?regorder=true',
      metadata: { orderType: 'default', client_id: '', affiliate_uid: '' },
      payment_source: 'test',
      partner_id: undefined,
    })
  })

  it('[ORDER-05] sends the address of the page', () => {
    const order = buildRegistrationOrder(source('p1'), { phone: '', email: '', href: 'https://h/risk/?a=1' })
    expect(order.registartion_url).toBe('https://h/risk/?a=1')
  })

  it('[ORDER-06] sends order type, client id and affiliate uid; no client id without consent', () => {
    const known = buildOrder({ ...source('p1'), clientId: 'c1', affiliateUid: 'a1' }, false)
    expect(known.metadata).toEqual({ orderType: 'default', client_id: 'c1', affiliate_uid: 'a1' })
    expect(buildOrder(source('p1'), false).metadata.client_id).toBe('')
  })

  it('[CART-03] sends extra data with its own item only', () => {
    const { cart, ...rest } = source('p1', 'p4')
    const order = buildOrder({ ...rest, cart: setItemData(cart, 'p1', { a: 1 }) }, false)
    expect(order.order_items.map((item) => item.metadata)).toEqual([{ a: 1 }, {}])
  })

  it('[CART-04, CART-15] sends owners, version and insurance with risk items', () => {
    const { cart, ...rest } = source('p1', 'p2')
    const order = buildOrder({ ...rest, cart: setRiskInsurance(setOwners(cart, [owner]), true) }, false)
    expect(order.order_items[0]).toMatchObject({ metadata: {}, markup: 0 })
    expect(order.order_items[1]).toMatchObject({
      metadata: { ownersData: [owner], versionData: { version: 'V2.1' }, riskInsurance: true },
      markup: 1000,
    })
  })

  it('[CART-12] sends coupon and code only when the coupon applies', () => {
    expect(buildOrderItem(source('p4'), withCoupon)).toMatchObject({ coupon_id: 'c1', code: 'SALE' })
    const dropped = product('p5', 'EgrnRightList', {
      product_price: 300,
      price_components: [
        {
          price: 300,
          is_base_product_component: false,
          enabled: true,
          price_component_type: { name: 'Personal' },
          price_component_owners: [{ person_id: 'u1' }],
        },
        {
          price: 499,
          is_base_product_component: true,
          enabled: true,
          price_component_type: { name: 'Base' },
          price_component_owners: [],
        },
      ],
      coupons: [{ coupon_id: 'c1', discount: 99, code: 'SALE' }],
    })
    const item = buildOrderItem({ ...source('p5'), userId: 'u1' }, dropped)
    expect([item.coupon_id, item.code]).toEqual([undefined, undefined])
    expect(JSON.parse(JSON.stringify(item))).not.toHaveProperty('coupon_id')
  })

  it('sends owners with products about owners only', () => {
    const ownersOf = (product_name: string) => {
      const bare = source('p1')
      const about = { ...bare, cart: setOwners(bare.cart, [owner]) }
      return buildOrderItem(about, product('p1', product_name)).metadata?.ownersData
    }
    const owners = ['RiskAssessmentV2', 'RiskAssessmentOwner', 'IndependentReport']
    expect(owners.map(ownersOf)).toEqual(owners.map(() => [owner]))
    const others = ['EgrnObject', 'FullCheck', 'PersonCheck', 'New']
    expect(others.map(ownersOf)).toEqual(others.map(() => undefined))
  })

  it('names the code of a coupon, else the one that was typed', () => {
    const unnamed = product('p4', 'EgrnRightList', { coupons: [{ coupon_id: 'c1', discount: 99 }] })
    const bare = source('p4')
    expect(buildOrderItem(bare, unnamed).code).toBeUndefined()
    const typed = { ...bare, cart: setCoupon(bare.cart, 'TYPED') }
    expect(buildOrderItem(typed, unnamed).code).toBe('TYPED')
    expect(buildOrderItem(typed, withCoupon).code).toBe('SALE')
  })

  it('does not order an AI report without an owner', () => {
    expect(() => buildOrder(source('p3'), false)).toThrow('Укажите собственника')
    const { cart, ...rest } = source('p3')
    const order = buildOrder({ ...rest, cart: setOwners(cart, [LADOGIN]) }, false)
    expect(order.order_items[0]?.markup).toBe(80)
  })
})

describe('guest orders', () => {
  it('[ORDER-02] need a sign-in when nothing is to be paid and no token came', () => {
    const answer = { email: 'a@b.ru', total_amount: 0 }
    expect(() => assertSignedIn(answer)).toThrow(AuthNeededError)
    expect(new AuthNeededError('a@b.ru')).toMatchObject({
      name: 'AuthNeededError',
      message: 'Войдите, чтобы увидеть заказ',
      email: 'a@b.ru',
    })
    expect(() => assertSignedIn({ ...answer, total_amount: 99 })).not.toThrow()
    expect(() => assertSignedIn({ ...answer, jwt: { token: 't' } })).not.toThrow()
  })

  it('[ORDER-09] marks only the owner checks of a free or balance-paid order as requested', () => {
    const items = ['RiskAssessmentOwner', 'RiskAssessmentV2', 'EgrnObject'].map((product_name) => ({
      product_name,
    }))
    const marked = (totalAmount: number, balanceUsed: boolean) =>
      withRequestedOwnerChecks({ totalAmount, balanceUsed }, items).map(({ status }) => status)
    expect(marked(0, false)).toEqual(['requested', 'requested', undefined])
    expect(marked(998, true)).toEqual(['requested', 'requested', undefined])
    expect(marked(998, false)).toEqual([undefined, undefined, undefined])
  })
})

describe('item status', () => {
  it('moves from payment to a finished report', () => {
    expect(itemTransition('waitingforpayment', 'paid')).toBe('requested')
    expect(itemTransition('requested', 'started')).toBe('inprogress')
    expect(itemTransition('inprogress', 'data-missing')).toBe('actionrequired')
    expect(itemTransition('actionrequired', 'data-given')).toBe('inprogress')
    expect(itemTransition('inprogress', 'finished')).toBe('done')
  })

  it('never leaves its last states and never becomes paid twice', () => {
    for (const status of ['done', 'refund', 'deleted'] as const) {
      for (const event of ['paid', 'started', 'finished', 'refunded', 'deleted', 'data-given'] as const) {
        expect(itemTransition(status, event)).toBeUndefined()
      }
    }
    expect(itemTransition('requested', 'paid')).toBeUndefined()
  })

  it('may be given back before the work has begun or while data is missing', () => {
    expect(ITEM_STATUSES.filter(isRefundable)).toEqual(['waitingforpayment', 'requested', 'actionrequired'])
  })

  it('has a label for each status and a neutral one for others', () => {
    expect(ITEM_STATUSES.map(itemStatusLabel).every((label) => /^[А-Я]/.test(label))).toBe(true)
    expect(itemStatusLabel('toString')).toBe('Статус: toString')
  })
})

describe('order history', () => {
  const items = [
    { status: 'done', kadnum: '' },
    { status: 'requested', kadnum: 'k1', ItemMetadata: { address: 'a1' } },
    { status: 'done', ItemMetadata: { address: 'a2', kadastr_number: 'k2' } },
  ]

  it('[ENTITY-21] takes the first address', () => {
    expect([orderAddress(items), orderAddress([])]).toEqual(['a1', ''])
  })

  it('[ENTITY-22] takes the first cadastral number, metadata before kadnum', () => {
    expect(orderKadastrNumber(items)).toBe('k1')
    expect(orderKadastrNumber([{ kadnum: 'k1', ItemMetadata: { kadastr_number: 'k2' } }])).toBe('k2')
  })

  it('[ENTITY-23] counts done items', () => expect(completeCount(items)).toBe(2))

  it('[ENTITY-25] titles top-ups', () => {
    expect(['custom', 'balance', 'Заказ'].map(transactionTitle)).toEqual([
      'Пополнение баланса',
      'Пополнение баланса',
      'Заказ',
    ])
  })

  it('[CONST-22] orders per page', () => expect(PAGE_SIZE).toBe(20))
  it('[CONST-23] transactions per page', () => expect(PAGE_SIZE).toBe(20))
  it('pages by offset', () => expect([pageOffset(0), pageOffset(3), pageOffset(2, 50)]).toEqual([0, 60, 100]))
})
