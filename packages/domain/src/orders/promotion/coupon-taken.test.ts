import { expect, it } from 'vitest'
import { couponTakenText } from './coupon-taken.ts'

it('names the coupon that is not taken a second time, as coupons are written', () => {
  expect(couponTakenText(' sale ')).toBe(
    'Промокод SALE действует один раз: он уже применен в другом вашем заказе. Цена указана без скидки.',
  )
})
