import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { REVERSAL } from './ledger.ts'

/** A bonus for an invited person that was not taken back, and the money that it hangs on; kopecks. */
export interface AdvanceBonusRow {
  readonly unique_key: string
  readonly partner_id: string
  readonly invitee_id: string
  /** The top-up that earned it. */
  readonly order_id: string
  readonly kopecks: number
  readonly top_up: number
  /** What the invited person brought from outside and did not get back. */
  readonly advance: number
  /** What of his money is not spent. */
  readonly own: number
}

export type AdvanceBonusQueries = ReturnType<typeof createAdvanceBonusQueries>

export function createAdvanceBonusQueries(database: Database) {
  async function list(column: 'a.person_id' | 'o.person_id', userId: string): Promise<AdvanceBonusRow[]> {
    const { rows } = await sql<{ [Name in keyof AdvanceBonusRow]: string }>`
      select t.unique_key, a.person_id as partner_id, o.person_id as invitee_id, o.id as order_id,
        e.amount_kopecks::text as kopecks, o.total_kopecks::text as top_up,
        coalesce(money.advance, 0)::text as advance, coalesce(money.own, 0)::text as own
      from ledger_transfers t
      join orders o on o.id = t.order_id
      join ledger_entries e on e.transfer_id = t.id and e.amount_kopecks > 0
      join ledger_accounts a on a.id = e.account_id and a.kind = 'bonus'
      left join lateral (
        select sum(b.amount_kopecks) as own,
          sum(b.amount_kopecks) filter (where exists (
            select from ledger_entries w join ledger_accounts wa on wa.id = w.account_id and wa.kind = 'provider'
            where w.transfer_id = b.transfer_id
          )) as advance
        from ledger_entries b
        join ledger_accounts ba on ba.id = b.account_id
        where ba.kind = 'balance' and ba.person_id = o.person_id
      ) money on true
      where ${sql.ref(column)} = ${userId}::uuid and starts_with(t.unique_key, 'referral:')
        and not exists (select from ledger_transfers back where back.unique_key = ${REVERSAL} || t.unique_key)
      order by t.unique_key`.execute(database.current)
    return rows.map(({ kopecks, top_up, advance, own, ...row }) => ({
      ...row,
      kopecks: Number(kopecks),
      top_up: Number(top_up),
      advance: Number(advance),
      own: Number(own),
    }))
  }

  return {
    /** Those that a user's top-ups brought to who had invited him. */
    listOfInvited: (userId: string) => list('o.person_id', userId),

    listOfPartner: (userId: string) => list('a.person_id', userId),
  }
}
