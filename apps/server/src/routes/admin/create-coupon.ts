import { randomUUID } from 'node:crypto'
import { toKopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { isBundle, PRODUCTS } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import { refuseDuplicate } from '../../db/refuse-duplicate.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentCoupon } from '../../presenters/promotion.ts'
import { logChange } from '../../services/log-change.ts'

export const createCoupon =
  (context: AppContext): Handlers['admin']['createCoupon'] =>
  ({ body }, call) =>
    context.database.transaction(async () => {
      if (!(await context.queries.products.hasProduct(body.product_id))) throw appError('product/not-found')
      // What is ordered are the parts: a coupon for the bundle would lower its shown price alone.
      const product = PRODUCTS.find(({ product_id }) => product_id === body.product_id)
      if (product && isBundle(product.product_name)) throw appError('product/bundle')
      const row = await refuseDuplicate('coupon/taken', () =>
        context.queries.coupons.insertCoupon({
          id: randomUUID(),
          code: body.code,
          product_id: body.product_id,
          discount_kopecks: toKopecks(body.discount),
          active_until: body.active_until === null ? null : new Date(body.active_until),
          created_at: context.clock.now(),
        }),
      )
      const coupon = presentCoupon(row)
      await logChange(context, call, {
        action: 'coupon.create',
        subject: `coupon:${row.id}`,
        details: coupon,
      })
      return coupon
    })
