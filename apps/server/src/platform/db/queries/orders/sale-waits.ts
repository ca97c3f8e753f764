import { sql, type Insertable } from 'kysely'
import type { Database } from '../../database.ts'
import type { SaleWaitsTable } from '../../schema/destruction-schema.ts'

/** Who waits for a check that is not for sale. */
export function createSaleWaitQueries(database: Database) {
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

    /** Whether an address waits at a site for anything: confirmed, asked for it, or not at all. */
    async findAddress(site: string, email: string): Promise<'confirmed' | 'asked' | undefined> {
      const row = await database.current
        .selectFrom('sale_waits')
        .select(sql<boolean>`bool_or(confirmed_at is not null)`.as('confirmed'))
        .where('site', '=', site)
        .where('email', '=', email)
        .groupBy('email')
        .executeTakeFirst()
      return row && (row.confirmed ? 'confirmed' : 'asked')
    },

    /** Confirms all that the address of a token was left for at the site; the products, none for an unknown token. */
    async confirmWaits(site: string, tokenHash: string, now: Date): Promise<readonly string[]> {
      const rows = await database.current
        .updateTable('sale_waits')
        .set({ confirmed_at: sql`coalesce(confirmed_at, ${now})` })
        .where('site', '=', site)
        .where('email', 'in', (from) =>
          from
            .selectFrom('sale_waits')
            .select('email')
            .where('token_hash', '=', tokenHash)
            .where('site', '=', site),
        )
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
