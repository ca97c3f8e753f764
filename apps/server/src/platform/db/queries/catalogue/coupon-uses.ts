import type { Insertable } from 'kysely'
import type { CouponUsesTable } from '../../schema/admin-tables.ts'
import type { Database } from '../../database.ts'

/** Who may use a coupon once: a user, or the address of a guest. */
export interface CouponHolder {
  readonly holder: string
  /** Of a user who is signed in: what his address had as a guest's, and is his by now, counts too. */
  readonly userId?: string | undefined
}

export type CouponUseQueries = ReturnType<typeof createCouponUseQueries>

/** Coupons that are held by unpaid orders or used by paid ones. Written with the user locked. */
export function createCouponUseQueries(database: Database) {
  return {
    /** Which of the coupons a holder has had or has in an unpaid order, and where. */
    async listLive({ holder, userId }: CouponHolder, couponIds: readonly string[], now: Date) {
      if (couponIds.length === 0) return []
      return database.current
        .selectFrom('coupon_uses')
        .innerJoin('order_items', 'order_items.id', 'coupon_uses.order_item_id')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .select(['coupon_uses.coupon_id', 'coupon_uses.used_at', 'orders.id as order_id'])
        .where('coupon_uses.coupon_id', 'in', [...couponIds])
        .where('released_at', 'is', null)
        .where((use) => use.or([use('used_at', 'is not', null), use('reserved_until', '>', now)]))
        .where((use) =>
          use.or([
            use('holder', '=', holder),
            ...(userId === undefined ? [] : [use('orders.person_id', '=', userId)]),
          ]),
        )
        .execute()
    },

    listOfOrder: (orderId: string) =>
      database.current
        .selectFrom('coupon_uses')
        .innerJoin('order_items', 'order_items.id', 'coupon_uses.order_item_id')
        .selectAll('coupon_uses')
        .where('order_items.order_id', '=', orderId)
        .execute(),

    /** Takes a coupon for an item, or keeps it longer; false when another one of the holder has it. */
    async reserve(use: Insertable<CouponUsesTable>, now: Date): Promise<boolean> {
      await database.current
        .updateTable('coupon_uses')
        .set({ released_at: now })
        .where('coupon_id', '=', use.coupon_id)
        .where('holder', '=', use.holder)
        .where('order_item_id', '<>', use.order_item_id)
        .where('used_at', 'is', null)
        .where('released_at', 'is', null)
        .where('reserved_until', '<=', now)
        .execute()
      const held = await database.current
        .selectFrom('coupon_uses')
        .select('order_item_id')
        .where('coupon_id', '=', use.coupon_id)
        .where('holder', '=', use.holder)
        .where('released_at', 'is', null)
        .executeTakeFirst()
      if (held && held.order_item_id !== use.order_item_id) return false
      const { reserved_until } = use
      await database.current
        .insertInto('coupon_uses')
        .values(use)
        .onConflict((conflict) =>
          conflict.column('order_item_id').doUpdateSet({ reserved_until, released_at: null }),
        )
        .execute()
      return true
    },

    /** Marks what an order holds as used, or as held again until an instant. */
    setUsed: (orderId: string, usedAt: Date | null, reservedUntil?: Date) =>
      database.current
        .updateTable('coupon_uses')
        .set({ used_at: usedAt, ...(reservedUntil && { reserved_until: reservedUntil }) })
        .where('released_at', 'is', null)
        .where('order_item_id', 'in', (items) =>
          items.selectFrom('order_items').select('id').where('order_id', '=', orderId),
        )
        .execute(),

    releaseItem: (itemId: string, at: Date) =>
      database.current
        .updateTable('coupon_uses')
        .set({ released_at: at })
        .where('order_item_id', '=', itemId)
        .where('released_at', 'is', null)
        .execute(),

    /** Lets go what unpaid orders hold that have come to an end. */
    async releaseOrders(orderIds: readonly string[], at: Date): Promise<void> {
      if (orderIds.length === 0) return
      await database.current
        .updateTable('coupon_uses')
        .set({ released_at: at })
        .where('used_at', 'is', null)
        .where('released_at', 'is', null)
        .where('order_item_id', 'in', (items) =>
          items
            .selectFrom('order_items')
            .select('id')
            .where('order_id', 'in', [...orderIds]),
        )
        .execute()
    },
  }
}
