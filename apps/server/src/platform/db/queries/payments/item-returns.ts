import type { PaidParts } from '@proverka/domain/orders'
import { sql, type Insertable } from 'kysely'
import type { ItemReturnsTable } from '../../schema/account-schema.ts'
import type { Database } from '../../database.ts'

export type NewItemReturn = Insertable<ItemReturnsTable>
export type ItemReturnQueries = ReturnType<typeof createItemReturnQueries>

/** What of the items went back, return by return. */
export function createItemReturnQueries(database: Database) {
  return {
    insertReturn: (row: NewItemReturn) => database.current.insertInto('item_returns').values(row).execute(),

    /** What of an item went back already, by where it went. */
    async sumReturns(orderItemId: string): Promise<PaidParts> {
      const row = await database.current
        .selectFrom('item_returns')
        .where('order_item_id', '=', orderItemId)
        .select([
          sql<string>`coalesce(sum(bonus_kopecks), 0)`.as('bonus'),
          sql<string>`coalesce(sum(own_kopecks), 0)`.as('own'),
          sql<string>`coalesce(sum(card_kopecks), 0)`.as('card'),
        ])
        .executeTakeFirstOrThrow()
      return { bonus: Number(row.bonus), own: Number(row.own), card: Number(row.card) }
    },

    /** When something of an item went back last. */
    async findLastReturn(orderItemId: string): Promise<Date | undefined> {
      const row = await database.current
        .selectFrom('item_returns')
        .where('order_item_id', '=', orderItemId)
        .select('created_at')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.created_at
    },
  }
}
