import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { PriceChangesTable } from '../../schema/order-schema.ts'

export type NewPriceChange = Insertable<PriceChangesTable>
export type PriceChangeRow = Selectable<PriceChangesTable> & {
  readonly tariff_name: string | null
  readonly author_email: string | null
}
export type PriceChangeQueries = ReturnType<typeof createPriceChangeQueries>

/** The history of prices: rows are only added, in the transaction of the change. */
export function createPriceChangeQueries(database: Database) {
  return {
    async insertChanges(rows: readonly NewPriceChange[]): Promise<void> {
      if (rows.length > 0) await database.current.insertInto('price_changes').values(rows).execute()
    },

    /** Of one product, newest first. */
    listChanges: (productId: string, limit: number, offset: number): Promise<PriceChangeRow[]> =>
      database.current
        .selectFrom('price_changes')
        .leftJoin('persons', 'persons.id', 'price_changes.changed_by')
        .leftJoin('tariffs', 'tariffs.id', 'price_changes.tariff_id')
        .selectAll('price_changes')
        .select(['persons.email as author_email', 'tariffs.name as tariff_name'])
        .where('price_changes.product_id', '=', productId)
        .orderBy('price_changes.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
  }
}
