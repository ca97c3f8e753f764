import { randomUUID } from 'node:crypto'
import { appError } from '@proverka/domain/errors'
import { toKopecks } from '@proverka/domain'
import { isBundle, PRODUCTS } from '@proverka/domain/orders'
import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentCoupon } from '../../presenters/promotion.ts'
import { refuseDuplicate } from '../../../platform/db/refuse-duplicate.ts'
import { requireVersion } from '../../../services/require-version.ts'
import { logChange } from '../../../services/log-change.ts'

export const listCoupons =
  (context: AppContext): Handlers['admin']['listCoupons'] =>
  async ({ query }) => {
    const rows = await context.queries.coupons.listCoupons(query.limit, query.offset)
    const uses = await context.queries.coupons.countUses(rows.map(({ id }) => id))
    return rows.map((row) => presentCoupon(row, uses.get(row.id) ?? 0))
  }

export const getCoupon =
  (context: AppContext): Handlers['admin']['getCoupon'] =>
  async ({ params }) => {
    const coupon = await context.queries.coupons.findCoupon(params.id)
    if (!coupon) throw appError('coupon/not-found')
    return presentCoupon(coupon, await usesOf(context, coupon.id))
  }

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
      const coupon = presentCoupon(row, 0)
      await logChange(context, call, {
        action: 'coupon.create',
        subject: `coupon:${row.id}`,
        details: coupon,
      })
      return coupon
    })

export const updateCoupon =
  (context: AppContext): Handlers['admin']['updateCoupon'] =>
  ({ params, body }, call) =>
    context.database.transaction(async () => {
      const before = await context.queries.coupons.lockCoupon(params.id)
      if (!before) throw appError('coupon/not-found')
      requireVersion(before, body.version)
      const row = await context.queries.coupons.updateCoupon(before.id, {
        discount_kopecks: toKopecks(body.discount),
        active_until: body.active_until === null ? null : new Date(body.active_until),
      })
      const used = await usesOf(context, row.id)
      const coupon = presentCoupon(row, used)
      await logChange(context, call, {
        action: 'coupon.update',
        subject: `coupon:${row.id}`,
        details: { before: presentCoupon(before, used), after: coupon },
      })
      return coupon
    })

async function usesOf({ queries }: AppContext, id: string): Promise<number> {
  return (await queries.coupons.countUses([id])).get(id) ?? 0
}
