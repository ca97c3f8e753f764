import { describe, expect, it } from 'vitest'
import { registrationRequest } from '../../accounts/session/auth-payload.ts'
import { addItem, initialCart, setObjectKey } from '../../orders/cart/cart.ts'
import { PRODUCTS } from '../../orders/catalogue/products.ts'
import { productsQuery } from '../../orders/catalogue/products-query.ts'
import { buildOrder } from '../../orders/order/order-payload.ts'
import {
  campaignValues,
  FREE_RISK_COUPON,
  IGNORED_CAMPAIGNS,
  partnerForOrder,
  partnerToKeep,
  readTracking,
  TRACKING_COOKIE_DAYS,
  TRACKING_COOKIE_MAX_AGE,
  trackingCookies,
} from './tracking.ts'

const DAYS_30 = 30 * 24 * 60 * 60 * 1000
const stored = { partner_id: 'old', timestamp: 1000 }

describe('tracking', () => {
  it('reads every parameter of the query', () => {
    const query =
      '?partner_id=p1&utm_campaign=c1&utm_source=s1&utm_medium=m1&utm_coupon=SALE&utm_content=x&utm_term=t' +
      '&affiliate_uid=a1&affiliate_value=v1&jwt_token=T&id=7'
    expect(readTracking(query)).toEqual({
      partnerId: 'p1',
      utmCampaign: 'c1',
      utmSource: 's1',
      utmMedium: 'm1',
      utmCoupon: 'SALE',
      utmContent: 'x',
      utmTerm: 't',
      affiliateUid: 'a1',
      affiliateValue: 'v1',
      jwtToken: 'T',
      id: '7',
    })
    expect(readTracking('?partner_id=&other=1')).toStrictEqual({})
  })

  it('takes the affiliate names from the configuration and cuts long values, but no token', () => {
    const long = 'x'.repeat(300)
    const read = readTracking(`?uid=${long}&jwt_token=${long}`, { uid: 'uid', value: 'v' })
    expect([read.affiliateUid?.length, read.jwtToken?.length]).toEqual([256, 300])
  })

  it('reads the ignored campaign as none', () => {
    expect(readTracking('?utm_campaign=freecloud').utmCampaign).toBeUndefined()
    expect(readTracking('?utm_campaign=freecloud2').utmCampaign).toBe('freecloud2')
  })

  it('keeps the other campaign values for the visit', () => {
    const query = '?utm_campaign=c1&utm_source=s1&utm_medium=m1&utm_coupon=SALE&utm_content=x&utm_term=t'
    expect(campaignValues(readTracking(query))).toEqual({
      utm_campaign: 'c1',
      utm_medium: 'm1',
      utm_coupon: 'SALE',
      utm_content: 'x',
      utm_term: 't',
    })
    expect(campaignValues({})).toStrictEqual({})
  })

  it('[TRACK-13] clears a partner after 30 days unless the address brings a new one', () => {
    expect(partnerToKeep(stored, undefined, 1000 + DAYS_30)).toBe(stored)
    expect(partnerToKeep(stored, undefined, 1000 + DAYS_30 + 1)).toBeUndefined()
    expect(partnerToKeep(stored, 'new', 5000)).toEqual({ partner_id: 'new', timestamp: 5000 })
    expect(partnerToKeep(stored, '', 1001)).toBe(stored)
    expect(partnerToKeep(undefined, undefined, 1001)).toBeUndefined()
  })

  it('names no one the partner of an own order', () => {
    expect(partnerForOrder(stored, 'me', 1001)).toBe('old')
    expect(partnerForOrder(stored, 'old', 1001)).toBeUndefined()
    expect(partnerForOrder(stored, 'me', 1001 + DAYS_30)).toBeUndefined()
  })

  it('[CONST-33] ignores one campaign', () => expect(IGNORED_CAMPAIGNS).toEqual(['freecloud']))
  it('[CONST-34] knows the free-risk coupon', () => expect(FREE_RISK_COUPON).toBe('freerisk'))

  it('leaves the ignored campaign out of products, register and order calls', () => {
    const href = 'https://h/?utm_campaign=freecloud&utm_source=tg'
    const campaign = readTracking(href.slice('https://h/'.length)).utmCampaign
    expect(campaign).toBeUndefined()
    const form = { name: 'Имя', email: 'a@b.ru', phone: '+79991234567', password: 'secret-8', role: 2 }
    const registration = registrationRequest(form, { href, campaign })
    expect(registration.campaign).toBeUndefined()
    expect(registration.payload).not.toHaveProperty('utm_campaign')
    expect(productsQuery({ campaign })).toEqual({})
    const cart = addItem(setObjectKey(initialCart(), 'k1'), PRODUCTS[0]?.product_id ?? '')
    const order = buildOrder({ cart, products: PRODUCTS, paymentSource: 'test' }, false)
    expect(JSON.stringify(order)).not.toContain('freecloud')
  })

  it('[CONST-27] keeps partner, utm source and affiliate values in cookies of 30 days', () => {
    expect([TRACKING_COOKIE_DAYS, TRACKING_COOKIE_MAX_AGE]).toEqual([30, 2592000])
    const query = '?partner_id=p1&utm_source=tg&utm_medium=x&affiliate_uid=a1&affiliate_value=v1'
    const maxAge = 2592000
    expect(trackingCookies(readTracking(query))).toEqual([
      { name: 'partner_id', value: 'p1', maxAge },
      { name: 'utm_source', value: 'tg', maxAge },
      { name: 'affiliate_uid', value: 'a1', maxAge },
      { name: 'affiliate_value', value: 'v1', maxAge },
    ])
    const names = { uid: 'uid', value: 'val' }
    expect(trackingCookies(readTracking('?uid=a1', names), names)).toEqual([
      { name: 'uid', value: 'a1', maxAge },
    ])
    expect(trackingCookies({})).toEqual([])
  })
})
