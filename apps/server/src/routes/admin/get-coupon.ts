import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentCoupon } from '../../presenters/promotion.ts'

export const getCoupon =
  (context: AppContext): Handlers['admin']['getCoupon'] =>
  async ({ params }) => {
    const coupon = await context.queries.coupons.findCoupon(params.id)
    if (!coupon) throw appError('coupon/not-found')
    return presentCoupon(coupon)
  }
