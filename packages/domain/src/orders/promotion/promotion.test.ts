import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { adminCouponSchema, campaignSchema, couponsOfCode, isActive, promocodeSchema } from './promotion.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const END = '2026-11-21T10:00:00.001Z'
const coupon = { coupon_id: 'c1', code: 'SALE', product_id: 'p1', discount: 100, active_until: END }
const promocode = { promocode_id: 'm1', code: 'GIFT', amount: 300, max_uses: 2, active_until: null }
const campaign = { campaign_id: 'k1', name: 'Осень', tag: 'autumn', enabled: true }

describe('promotion', () => {
  it('parses coupons, promocodes and campaigns of the admin calls', () => {
    expect(v.parse(adminCouponSchema, coupon)).toEqual(coupon)
    expect(v.is(adminCouponSchema, { ...coupon, code: undefined })).toBe(false)
    expect(v.is(adminCouponSchema, { ...coupon, discount: '100' })).toBe(false)
    expect(v.parse(promocodeSchema, promocode)).toEqual(promocode)
    expect(v.is(promocodeSchema, { ...promocode, max_uses: undefined })).toBe(false)
    expect(v.parse(campaignSchema, campaign)).toEqual(campaign)
    expect(v.is(campaignSchema, { ...campaign, tag: undefined })).toBe(false)
  })

  it('ends when its time is over', () => {
    expect(isActive(coupon, NOW)).toBe(true)
    expect(isActive(coupon, NOW + 1)).toBe(false)
    expect(isActive({ active_until: null }, NOW)).toBe(true)
    expect(isActive({ active_until: 'никогда' }, NOW)).toBe(false)
  })

  it('opens every active coupon of a code in any case', () => {
    const second = { ...coupon, coupon_id: 'c2', code: ' sale' }
    const over = { ...coupon, coupon_id: 'c3', active_until: '2026-01-01T00:00:00Z' }
    const other = { ...coupon, coupon_id: 'c4', code: 'SALE2' }
    expect(couponsOfCode([coupon, second, over, other], ' Sale ', NOW)).toEqual([coupon, second])
    expect(couponsOfCode([{ ...coupon, code: '' }], ' ', NOW)).toEqual([])
  })
})
