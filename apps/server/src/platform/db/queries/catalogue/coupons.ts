import type { Insertable, Selectable } from 'kysely'
import type { CouponsTable } from '../../schema/admin-tables.ts'
import type { Database } from '../../database.ts'

/** Most coupons of one product that a preview names. */
const LIST_LIMIT = 100

export type CouponRow = Selectable<CouponsTable>
export type CouponQueries = ReturnType<typeof createCouponQueries>

export function createCouponQueries(database: Database) {
  return {
    /** Throws a unique violation when the code has a discount on the product already. */
    insertCoupon: (coupon: Insertable<CouponsTable>) =>
      database.current.insertInto('coupons').values(coupon).returningAll().executeTakeFirstOrThrow(),

    lockCoupon: (id: string) =>
      database.current.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    findCoupon: (id: string) =>
      database.current.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst(),

    updateCoupon: (id: string, change: Pick<CouponRow, 'discount_kopecks' | 'active_until'>) =>
      database.current
        .updateTable('coupons')
        .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** How many buyers have used each of the coupons. */
    async countUses(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (ids.length === 0) return new Map()
      const rows = await database.current
        .selectFrom('coupon_uses')
        .select(['coupon_id', ({ fn }) => fn.countAll<string>().as('count')])
        .where('coupon_id', 'in', [...ids])
        .where('used_at', 'is not', null)
        .groupBy('coupon_id')
        .execute()
      return new Map(rows.map(({ coupon_id, count }) => [coupon_id, Number(count)]))
    },

    /** Those that lower the price of a product now; newest first. */
    listActiveOf: (productId: string, now: Date) =>
      database.current
        .selectFrom('coupons')
        .selectAll()
        .where('product_id', '=', productId)
        .where((eb) => eb.or([eb('active_until', 'is', null), eb('active_until', '>', now)]))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(LIST_LIMIT)
        .execute(),

    /** Newest first. */
    listCoupons: (limit: number, offset: number) =>
      database.current
        .selectFrom('coupons')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
  }
}
