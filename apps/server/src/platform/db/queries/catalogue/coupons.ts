import type { Insertable, Selectable } from 'kysely'
import type { CouponsTable } from '../../schema/admin-tables.ts'
import type { Database } from '../../database.ts'

export type CouponRow = Selectable<CouponsTable>
export type CouponQueries = ReturnType<typeof createCouponQueries>

export function createCouponQueries(database: Database) {
  return {
    /** Throws a unique violation when the code has a discount on the product already. */
    insertCoupon: (coupon: Insertable<CouponsTable>) =>
      database.current.insertInto('coupons').values(coupon).returningAll().executeTakeFirstOrThrow(),

    findCoupon: (id: string) =>
      database.current.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst(),

    updateCoupon: (id: string, change: Pick<CouponRow, 'discount_kopecks' | 'active_until'>) =>
      database.current
        .updateTable('coupons')
        .set(change)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

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
