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
  /** What is ordered for its buyer already and not answered. */
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
          select buyer_id, count(*)::int as in_work from work where status <> 'to-order' group by buyer_id)
        select id, buyer_id, is_urgent, latest_at, created_at, coalesce(in_work, 0) as in_work
          from placed left join busy using (buyer_id)
         where place <= ${perBuyer}`.execute(database.current)
      return rows
    },

    /**
     * Holds the first of these that still wait and that no other process holds, with their orders, items and reports: all
     * or none of each, so that the order of locks matters to nobody (`lock-rows.ts`).
     */
    async lockWaiting(ids: readonly string[], limit: number): Promise<readonly FulfilmentRow[]> {
      const { rows } = await sql<FulfilmentRow>`
        select f.* from fulfilments f
          join order_items i on i.id = f.order_item_id
          join orders o on o.id = i.order_id
          join reports r on r.order_item_id = i.id
         where f.id = any(${[...ids]}::uuid[]) and f.status = 'to-order'
         order by array_position(${[...ids]}::uuid[], f.id)
         limit ${limit} for no key update skip locked`.execute(database.current)
      return rows
    },
  }
}
