import { expect, it } from 'vitest'
import { LINK_COPIED_TEXT, REFERRAL_RATE, REFERRAL_THRESHOLD, referralBonus } from './referral.ts'

it('gives half of the first top-up from 5000 on, once', () => {
  expect([4999, 5000, 15000, 5000.01, NaN].map((topUp) => referralBonus(topUp, false))).toEqual([
    0, 2500, 7500, 2500.01, 0,
  ])
  expect(referralBonus(15000, true)).toBe(0)
})

it('says when the link is copied', () => expect(LINK_COPIED_TEXT).toBe('Ссылка скопирована в буфер обмена'))
it('[CONST-06] rate', () => expect(REFERRAL_RATE).toBe(0.5))
it('[CONST-07] threshold', () => expect(REFERRAL_THRESHOLD).toBe(5000))
