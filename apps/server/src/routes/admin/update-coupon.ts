import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentCoupon } from '../../presenters/promotion.ts'
import { logChange } from '../../services/log-change.ts'

export const updateCoupon =
  (context: AppContext): Handlers['admin']['updateCoupon'] =>
  ({ params, body }, call) =>
    context.database.transaction(async () => {
      const row = await context.queries.coupons.updateCoupon(params.id, {
        discount_kopecks: toKopecks(body.discount),
        active_until: body.active_until === null ? null : new Date(body.active_until),
      })
      if (!row) throw appError('coupon/not-found')
      const coupon = presentCoupon(row)
      await logChange(context, call, {
        action: 'coupon.update',
        subject: `coupon:${row.id}`,
        details: coupon,
      })
      return coupon
    })
