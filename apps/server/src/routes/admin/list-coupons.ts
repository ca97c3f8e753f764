import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentCoupon } from '../../presenters/promotion.ts'

export const listCoupons =
  (context: AppContext): Handlers['admin']['listCoupons'] =>
  async ({ query }) =>
    (await context.queries.coupons.listCoupons(query.limit, query.offset)).map(presentCoupon)
