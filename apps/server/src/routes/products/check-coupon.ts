import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listOpenCoupons } from '../../services/prices.ts'

/** Codes are guessable, so the tries of one address are counted. */
export const checkCoupon =
  (context: AppContext): Handlers['products']['checkCoupon'] =>
  async ({ body }, call) => {
    await context.rateLimits.spend('coupon', call.ip)
    const coupons = await listOpenCoupons(context, body.code, call.caller?.person)
    if (coupons.length === 0) throw appError('coupon/not-found')
    return { code: body.code, coupons }
  }
