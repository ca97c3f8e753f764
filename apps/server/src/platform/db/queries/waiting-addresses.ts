import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Tables of addresses that wait for one email: `site`, `email`, `token_hash` of the email that asks for a confirmation. */
type WaitsTable = 'sale_waits' | 'number_waits'

/** What such tables have in common: an address is confirmed once for all that it was left for at a site. */
export function createWaitingAddresses(database: Database, waits: WaitsTable) {
  const table = sql.table(waits)
  return {
    /** Whether an address waits at a site for anything: confirmed, asked for it, or not at all. */
    findAddress: async (site: string, email: string): Promise<'confirmed' | 'asked' | undefined> => {
      const { rows } = await sql<{ confirmed: boolean }>`
        select bool_or(confirmed_at is not null) as confirmed from ${table}
         where site = ${site} and email = ${email} group by email`.execute(database.current)
      return rows[0] && (rows[0].confirmed ? 'confirmed' : 'asked')
    },

    /** The addresses that a token was sent to, as a subquery. */
    addressesOf: (site: string, tokenHash: string) =>
      sql<string>`(select email from ${table} where token_hash = ${tokenHash} and site = ${site})`,

    /** The first confirmation counts. */
    confirmedAt: (now: Date) => sql<Date>`coalesce(confirmed_at, ${now})`,
  }
}
