import type { Database } from '../../database.ts'

export type OrderAccessQueries = ReturnType<typeof createOrderAccessQueries>

/** Which browsers may open which orders without an account; only hashes of their secrets are stored. */
export function createOrderAccessQueries(database: Database) {
  return {
    giveAccess: (orderId: string, secretHash: string, expiresAt: Date) =>
      database.current
        .insertInto('order_accesses')
        .values({ order_id: orderId, secret_hash: secretHash, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict.columns(['order_id', 'secret_hash']).doUpdateSet({ expires_at: expiresAt }),
        )
        .execute(),

    async hasAccess(orderId: string, secretHash: string, now: Date): Promise<boolean> {
      const row = await database.current
        .selectFrom('order_accesses')
        .select('order_id')
        .where('order_id', '=', orderId)
        .where('secret_hash', '=', secretHash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row !== undefined
    },

    /**
     * A browser goes on under a new secret. Under the former one it opens its orders until `formerUntil`: the answer with
     * the new one may be lost.
     */
    async moveAccesses(formerHash: string, secretHash: string, now: Date, formerUntil: Date): Promise<void> {
      await database.current
        .insertInto('order_accesses')
        .columns(['order_id', 'secret_hash', 'expires_at'])
        .expression((eb) =>
          eb
            .selectFrom('order_accesses')
            .select(['order_id', eb.val(secretHash).as('secret_hash'), 'expires_at'])
            .where('secret_hash', '=', formerHash)
            .where('expires_at', '>', now),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await database.current
        .updateTable('order_accesses')
        .set({ expires_at: formerUntil })
        .where('secret_hash', '=', formerHash)
        .where('expires_at', '>', formerUntil)
        .execute()
    },

    /** Signing out in a browser ends its access to the orders of the account. */
    endAccessesOf: (userId: string, secretHash: string) =>
      database.current
        .deleteFrom('order_accesses')
        .where('secret_hash', '=', secretHash)
        .where('order_id', 'in', (qb) => qb.selectFrom('orders').select('id').where('person_id', '=', userId))
        .execute(),

    /** After an order moves to another user, no browser may open it without signing in. */
    endAccessesTo: (orderId: string) =>
      database.current.deleteFrom('order_accesses').where('order_id', '=', orderId).execute(),
  }
}
