import { sql } from 'kysely'
import type { MovementKind } from '@proverka/domain/orders'
import type { Database } from '../../database.ts'

export interface MovementRow {
  readonly id: string
  readonly description: string
  readonly created_at: Date
  readonly kind: MovementKind
  /** Kopecks, negative for what was spent. */
  readonly own: number
  readonly bonus: number
  /** What both came to after it, kopecks. */
  readonly balance: number
}

export type MovementQueries = ReturnType<typeof createMovementQueries>

/** Movements on a user's balance, its bonus included. */
export function createMovementQueries(database: Database) {
  /**
   * What else a transfer touches says what it was. Prepaid money is what an order or a tariff is paid with; what comes
   * from outside is a top-up.
   */
  const movementsOf = (userId: string) => sql`
    with touched as (
      select t.id, t.description, t.created_at,
        coalesce(sum(e.amount_kopecks) filter (where a.kind = 'balance'), 0) as own,
        coalesce(sum(e.amount_kopecks) filter (where a.kind = 'bonus'), 0) as bonus
      from ledger_accounts a
      join ledger_entries e on e.account_id = a.id
      join ledger_transfers t on t.id = e.transfer_id
      where a.person_id = ${userId} and a.kind in ('balance', 'bonus')
      group by t.id
      having sum(e.amount_kopecks) <> 0
    ), movements as (
      select touched.*, sum(own + bonus) over (order by created_at, id) as balance,
        case
          when other.prepaid > 0 then 'order'
          when other.prepaid < 0 then 'return'
          when own + bonus > 0 and not other.withdrawn then 'top-up'
          else 'withdrawal'
        end as kind
      from touched cross join lateral (
        select coalesce(sum(e.amount_kopecks) filter (where a.kind = 'prepaid'), 0) as prepaid,
          bool_or(a.kind = 'withdrawal') as withdrawn
        from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where e.transfer_id = touched.id
      ) other
    )`

  return {
    /** A page of them, newest first; of one kind, or all. */
    async listMovements(
      userId: string,
      kind: MovementKind | undefined,
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ): Promise<MovementRow[]> {
      const { rows } = await sql<Omit<MovementRow, 'own' | 'bonus' | 'balance'> & Sums>`
        ${movementsOf(userId)}
        select id, description, created_at, kind, own::text, bonus::text, balance::text from movements
        where ${kind ?? null}::text is null or kind = ${kind ?? null}
        order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(database.current)
      return rows.map((row) => ({
        ...row,
        own: Number(row.own),
        bonus: Number(row.bonus),
        balance: Number(row.balance),
      }))
    },

    async countMovements(userId: string, kind: MovementKind | undefined): Promise<number> {
      const { rows } = await sql<{ count: string }>`
        ${movementsOf(userId)}
        select count(*)::text as count from movements
        where ${kind ?? null}::text is null or kind = ${kind ?? null}`.execute(database.current)
      return Number(rows[0]?.count ?? 0)
    },
  }
}

interface Sums {
  readonly own: string
  readonly bonus: string
  readonly balance: string
}
