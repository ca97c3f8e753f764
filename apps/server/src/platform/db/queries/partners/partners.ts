import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** Of links with one source, or with none; neither: of all. */
export interface SourceFilter {
  readonly source?: string | undefined
  readonly unmarked?: boolean | undefined
}

/** SQL: whether a column holds a source that the filter asks for. */
export const ofSource = (column: string, { source, unmarked }: SourceFilter) =>
  unmarked
    ? sql<boolean>`coalesce(${sql.ref(column)}, '') = ''`
    : sql<boolean>`(${source ?? null}::text is null or ${sql.ref(column)} = ${source ?? null})`

export type PartnerQueries = ReturnType<typeof createPartnerQueries>

/** Instants from the first to the one after the last; absent ends are open. */
export interface Period {
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

/** What came in through the links of a partner; `partnerId` is the id of the user. */
export function createPartnerQueries(database: Database) {
  const within = (column: string, { from, until }: Period) =>
    sql<boolean>`(${from ?? null}::timestamptz is null or ${sql.ref(column)} >= ${from ?? null})
      and (${until ?? null}::timestamptz is null or ${sql.ref(column)} < ${until ?? null})`

  return {
    /** Orders of the link, newest first, without top-ups. Nothing about who bought what for whom. */
    listOrders: (
      partnerId: string,
      filter: SourceFilter & Period,
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ) =>
      database.current
        .selectFrom('orders')
        .select(['id', 'number', 'total_kopecks', 'created_at', 'paid_at', 'source', 'campaign'])
        .where('partner_id', '=', partnerId)
        .where('purpose', '=', 'items')
        .where(ofSource('source', filter))
        .where(within('created_at', filter))
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async countOrders(partnerId: string, filter: SourceFilter): Promise<number> {
      const row = await database.current
        .selectFrom('orders')
        .where('partner_id', '=', partnerId)
        .where('purpose', '=', 'items')
        .where(ofSource('source', filter))
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    async countRegistrations(partnerId: string, period: Period): Promise<number> {
      const row = await database.current
        .selectFrom('persons')
        .where('partner_id', '=', partnerId)
        .where(within('created_at', period))
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Orders made, and kopecks of the paid ones among them. */
    async sumOrders(partnerId: string, period: Period): Promise<{ count: number; kopecks: number }> {
      const row = await database.current
        .selectFrom('orders')
        .where('partner_id', '=', partnerId)
        .where('purpose', '=', 'items')
        .where(within('created_at', period))
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .select(sql<string>`coalesce(sum(total_kopecks) filter (where paid_at is not null), 0)`.as('sum'))
        .executeTakeFirstOrThrow()
      return { count: Number(row.count), kopecks: Number(row.sum) }
    },

    /** Kopecks of bonus for invited people. */
    async sumBonus(userId: string, period: Period): Promise<number> {
      const row = await database.current
        .selectFrom('ledger_entries')
        .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
        .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
        .where('kind', '=', 'bonus')
        .where('person_id', '=', userId)
        .where('unique_key', 'like', 'referral:%')
        .where(within('ledger_transfers.created_at', period))
        .select(sql<string>`coalesce(sum(amount_kopecks), 0)`.as('sum'))
        .executeTakeFirstOrThrow()
      return Number(row.sum)
    },
  }
}
