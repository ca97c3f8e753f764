import { sql, type Insertable } from 'kysely'
import type { Database } from '../../database.ts'
import type { SaleWaitsTable } from '../../schema/destruction-schema.ts'
import { createWaitingAddresses } from '../waiting-addresses.ts'

/** Who waits for a check that is not for sale. */
export function createSaleWaitQueries(database: Database) {
  const { findAddress, addressesOf, confirmedAt } = createWaitingAddresses(database, 'sale_waits')

  return {
    /** False when the address waits for it already. */
    async insertWait(row: Insertable<SaleWaitsTable>): Promise<boolean> {
      const inserted = await database.current
        .insertInto('sale_waits')
        .values(row)
        .onConflict((at) => at.columns(['site', 'product', 'email']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return inserted !== undefined
    },

    findAddress,

    /** Confirms all that the address of a token was left for at the site; the products, none for an unknown token. */
    async confirmWaits(site: string, tokenHash: string, now: Date): Promise<readonly string[]> {
      const rows = await database.current
        .updateTable('sale_waits')
        .set({ confirmed_at: confirmedAt(now) })
        .where('site', '=', site)
        .where('email', 'in', addressesOf(site, tokenHash))
        .returning('product')
        .execute()
      return rows.map(({ product }) => product)
    },

    /** What confirmed addresses wait for. */
    listAwaited: () =>
      database.current
        .selectFrom('sale_waits')
        .select(['site', 'product'])
        .distinct()
        .where('confirmed_at', 'is not', null)
        .execute(),

    /** Takes the confirmed addresses that wait for it, so that each gets one email. In a transaction with the emails. */
    takeWaits: (site: string, product: string) =>
      database.current
        .deleteFrom('sale_waits')
        .where('site', '=', site)
        .where('product', '=', product)
        .where('confirmed_at', 'is not', null)
        .returning(['id', 'email'])
        .execute(),

    countWaits: () =>
      database.current
        .selectFrom('sale_waits')
        .select(({ fn }) => [
          'site',
          'product',
          sql<number>`count(confirmed_at)::int`.as('confirmed'),
          sql<number>`(count(*) - count(confirmed_at))::int`.as('unconfirmed'),
          fn.countAll().as('all'),
        ])
        .groupBy(['site', 'product'])
        .orderBy('all', 'desc')
        .orderBy('product')
        .execute(),
  }
}
