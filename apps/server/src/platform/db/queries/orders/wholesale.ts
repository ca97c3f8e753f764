import type { ItemStatus } from '@proverka/domain/orders'
import type { NotCheckedReason } from '@proverka/domain/reports'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** A part of an order with what its questions came to. */
export interface PartState {
  readonly id: string
  readonly object_key: string
  readonly product_name_ru: string
  readonly status: ItemStatus
  /** Whether an answer is awaited. */
  readonly is_open: boolean
  /** Why questions have no answer. */
  readonly reasons: readonly NotCheckedReason[]
}

export function createWholesaleQueries(database: Database) {
  return {
    /** The parts of an order in their order, by one query however many they are. */
    async listPartStates(orderId: string): Promise<readonly PartState[]> {
      const { rows } = await sql<PartState>`
        select i.id, i.object_key, i.product_name_ru, i.status,
          coalesce(t.is_open, false) as is_open,
          coalesce(t.reasons, '[]'::json) as reasons
        from order_items i
        left join lateral (
          select bool_or(status in ('new', 'running', 'waiting')) as is_open,
            json_agg(answer->>'reason') filter (where answer->>'kind' = 'not-checked') as reasons
          from report_tasks where order_item_id = i.id
        ) t on true
        where i.order_id = ${orderId} and i.status <> 'deleted'
        order by i.position`.execute(database.current)
      return rows
    },
  }
}
