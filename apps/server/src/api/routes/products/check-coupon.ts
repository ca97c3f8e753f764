import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { tryCoupon } from '../../../services/orders/coupon-tries.ts'

export const checkCoupon =
  (context: AppContext): Handlers['products']['checkCoupon'] =>
  async ({ body }, call) => {
    const coupons = await tryCoupon(context, body.code, call)
    if (!coupons) throw appError('rate/limit', 'coupon')
    if (coupons.open.length === 0)
      throw appError(coupons.taken.length > 0 ? 'coupon/used' : 'coupon/not-found')
    return {
      code: body.code,
      coupons: coupons.open.map(({ coupon_id, discount, product_id }) => ({
        coupon_id,
        discount,
        product_id,
      })),
    }
  }
