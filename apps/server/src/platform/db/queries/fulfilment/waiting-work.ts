import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { FulfilmentRow } from './fulfilments.ts'

/** A fulfilment that waits to be ordered, as far as its turn goes. */
interface WaitingRow {
  readonly id: string
  readonly buyer_id: string
  readonly is_urgent: boolean
  readonly latest_at: Date
  readonly created_at: Date
  /** What is ordered for its buyer already, or is being ordered, and not answered. */
  readonly in_work: number
}

/** What a channel orders next; which of it comes first is a rule of domain (`orderOfWork`). */
export function createWaitingWorkQueries(database: Database) {
  return {
    /** What a channel may order now, of each buyer the first `perBuyer` only. */
    async listWaiting(
      channel: string,
      now: Date,
      { perBuyer, kind }: { readonly perBuyer: number; readonly kind?: string | undefined },
    ): Promise<readonly WaitingRow[]> {
      const isOfKind = kind === undefined ? sql`true` : sql`kind = ${kind}`
      const { rows } = await sql<WaitingRow>`
        with work as (
          select f.id, o.person_id as buyer_id, f.is_urgent, f.latest_at, f.created_at, f.status, f.next_look_at, f.kind
            from fulfilments f
            join order_items i on i.id = f.order_item_id
            join orders o on o.id = i.order_id
           where f.channel = ${channel} and f.status in ('to-order', 'ordering', 'ordered')),
        placed as (
          select *, row_number() over (partition by buyer_id order by is_urgent desc, latest_at, created_at, id) as place
            from work where status = 'to-order' and (next_look_at is null or next_look_at <= ${now}) and ${isOfKind}),
        busy as (
          select buyer_id, count(*)::int as in_work from work
           where status <> 'to-order' or next_look_at > ${now} group by buyer_id)
        select id, buyer_id, is_urgent, latest_at, created_at, coalesce(in_work, 0) as in_work
          from placed left join busy using (buyer_id)
         where place <= ${perBuyer}`.execute(database.current)
      return rows
    },

    /** Leases the first of these that nobody holds: no other process gets them before `until`. */
    async leaseWaiting(
      ids: readonly string[],
      { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
    ): Promise<readonly FulfilmentRow[]> {
      const { rows } = await sql<FulfilmentRow>`
        update fulfilments set next_look_at = ${until}
         where id in (
           select id from fulfilments
            where id = any(${[...ids]}::uuid[]) and status = 'to-order' and (next_look_at is null or next_look_at <= ${now})
            order by array_position(${[...ids]}::uuid[], id)
            limit ${limit} for no key update skip locked)
        returning *`.execute(database.current)
      return rows
    },
  }
}
