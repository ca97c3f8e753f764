import { describe, expect, it } from 'vitest'
import {
  FREE_RISK_COUPON,
  IGNORED_CAMPAIGNS,
  partnerForOrder,
  partnerToKeep,
  readTracking,
  TRACKING_COOKIE_DAYS,
  TRACKING_COOKIE_MAX_AGE,
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
    expect(readTracking('?partner_id=&other=1')).toEqual({})
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

  it('[TRACK-13] clears a partner after 30 days unless the address brings a new one', () => {
    expect(partnerToKeep(stored, undefined, 1000 + DAYS_30)).toBe(stored)
    expect(partnerToKeep(stored, undefined, 1000 + DAYS_30 + 1)).toBeUndefined()
    expect(partnerToKeep(stored, 'new', 5000)).toEqual({ partner_id: 'new', timestamp: 5000 })
    expect(partnerToKeep(stored, '', 1001)).toBe(stored)
  })

  it('names no one the partner of an own order', () => {
    expect(partnerForOrder(stored, 'me', 1001)).toBe('old')
    expect(partnerForOrder(stored, 'old', 1001)).toBeUndefined()
    expect(partnerForOrder(stored, 'me', 1001 + DAYS_30)).toBeUndefined()
  })

  it('[CONST-33] ignores one campaign', () => expect(IGNORED_CAMPAIGNS).toEqual(['freecloud']))
  it('[CONST-34] knows the free-risk coupon', () => expect(FREE_RISK_COUPON).toBe('freerisk'))
  it('keeps cookies for 30 days', () =>
    expect([TRACKING_COOKIE_DAYS, TRACKING_COOKIE_MAX_AGE]).toEqual([30, 2592000]))
})
