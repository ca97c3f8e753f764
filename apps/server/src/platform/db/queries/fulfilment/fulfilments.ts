import {
  OPEN_FULFILMENT_STATUSES,
  type FulfilmentEvent,
  type FulfilmentStatus,
} from '@proverka/domain/orders'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Database } from '../../database.ts'
import type { FulfilmentEventsTable, FulfilmentsTable } from '../../schema/fulfilment-schema.ts'

export type FulfilmentRow = Selectable<FulfilmentsTable>
export type FulfilmentEventRow = Selectable<FulfilmentEventsTable>

/** What a move of a fulfilment changes besides its status. */
export type FulfilmentChange = Omit<
  Updateable<FulfilmentsTable>,
  'id' | 'report_task_id' | 'order_item_id' | 'kind' | 'version' | 'status' | 'created_at'
>

/** Answers that the usual time rests on. */
const MEASURED = 100

/** What is written about a move. */
export interface FulfilmentMove {
  readonly event: FulfilmentEvent
  readonly status: FulfilmentStatus
  /** Who did it; absent where the program did. */
  readonly personId?: string | undefined
  readonly details?: Readonly<Record<string, unknown>>
  readonly at: Date
}

export function createFulfilmentQueries(database: Database) {
  const insertEvent = (
    fulfilmentId: string,
    {
      event,
      status,
      personId,
      details = {},
      at,
    }: Omit<FulfilmentMove, 'event'> & { event: FulfilmentEventsTable['event'] },
  ) =>
    database.current
      .insertInto('fulfilment_events')
      .values({
        fulfilment_id: fulfilmentId,
        event,
        status,
        person_id: personId ?? null,
        details: JSON.stringify(details),
        at,
      })
      .execute()

  return {
    /** Opens a fulfilment; false while one of the question is open. */
    async insertFulfilment(row: Insertable<FulfilmentsTable>): Promise<boolean> {
      const inserted = await database.current
        .insertInto('fulfilments')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('report_task_id')
            .where('status', 'in', [...OPEN_FULFILMENT_STATUSES])
            .doNothing(),
        )
        .executeTakeFirst()
      if (inserted.numInsertedOrUpdatedRows !== 1n) return false
      await insertEvent(row.id, { event: 'opened', status: row.status, at: row.created_at })
      return true
    },

    findFulfilment: (id: string) =>
      database.current.selectFrom('fulfilments').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Holds a fulfilment until the transaction ends, after its order, item and report. */
    lockFulfilment: (id: string) =>
      database.current
        .selectFrom('fulfilments')
        .selectAll()
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    /** The fulfilments of an item, the oldest first. */
    listOfItem: (itemId: string) =>
      database.current
        .selectFrom('fulfilments')
        .selectAll()
        .where('order_item_id', '=', itemId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** Whether an item waits for an answer whose term is over. */
    async hasOverdue(itemId: string): Promise<boolean> {
      const row = await database.current
        .selectFrom('fulfilments')
        .select('id')
        .where('order_item_id', '=', itemId)
        .where('status', '=', 'overdue')
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Writes a move and its event. In a transaction with the fulfilment locked. */
    async moveFulfilment(
      id: string,
      move: FulfilmentMove,
      change: FulfilmentChange = {},
    ): Promise<FulfilmentRow | undefined> {
      const moved = await database.current
        .updateTable('fulfilments')
        .set((row) => ({ ...change, status: move.status, version: row('version', '+', 1) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      if (moved) await insertEvent(id, move)
      return moved
    },

    /** Open fulfilments whose promised term is over. */
    listPastTerm: (now: Date, limit: number) =>
      database.current
        .selectFrom('fulfilments')
        .select('id')
        .where('status', 'in', ['to-order', 'ordering', 'ordered'])
        .where('latest_at', '<=', now)
        .orderBy('latest_at')
        .limit(limit)
        .execute(),

    /** Items of an order that wait for people, and whose term is over. */
    async listEndedItems(orderId: string, now: Date): Promise<ReadonlySet<string>> {
      const rows = await database.current
        .selectFrom('fulfilments')
        .innerJoin('order_items', 'order_items.id', 'fulfilments.order_item_id')
        .select('order_item_id')
        .where('order_items.order_id', '=', orderId)
        .where('fulfilments.status', 'in', [...OPEN_FULFILMENT_STATUSES])
        .where('latest_at', '<=', now)
        .execute()
      return new Set(rows.map(({ order_item_id }) => order_item_id))
    },

    /** Overdue ones whose term ended before an instant. */
    listStale: (before: Date, limit: number) =>
      database.current
        .selectFrom('fulfilments')
        .select('id')
        .where('status', '=', 'overdue')
        .where('latest_at', '<=', before)
        .orderBy('latest_at')
        .limit(limit)
        .execute(),

    /** Orders, paid before an instant, with parts that are ordered and of which the buyer was not told. */
    listUntoldOrders: (paidBefore: Date, limit: number) =>
      database.current
        .selectFrom('fulfilments')
        .innerJoin('order_items', 'order_items.id', 'fulfilments.order_item_id')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .where('fulfilments.status', '=', 'ordered')
        .where('told_at', 'is', null)
        .where('orders.paid_at', '<=', paidBefore)
        .select('order_items.order_id')
        .distinct()
        .limit(limit)
        .execute(),

    /** Notes that the buyer is told of the ordered parts of an order that is held; answers them. */
    markTold: (orderId: string, at: Date) =>
      database.current
        .updateTable('fulfilments')
        .set({ told_at: at })
        .where('status', '=', 'ordered')
        .where('told_at', 'is', null)
        .where('order_item_id', 'in', (item) =>
          item.selectFrom('order_items').select('id').where('order_id', '=', orderId),
        )
        .returning(['order_item_id', 'latest_at', 'expected_at'])
        .execute(),

    /** Median milliseconds from opening to answer of the last ones of a kind; undefined while they are too few. */
    async measureWaiting(channel: string, kind: string, enough: number): Promise<number | undefined> {
      const { rows } = await sql<{ count: number; median: number | null }>`
        select count(*)::int as count,
               percentile_cont(0.5) within group (order by extract(epoch from ended_at - created_at) * 1000)::float8 as median
          from (select created_at, ended_at from fulfilments
                 where channel = ${channel} and kind = ${kind} and status = 'answered'
                 order by ended_at desc limit ${MEASURED}) as last`.execute(database.current)
      const [row] = rows
      return row && row.count >= enough ? (row.median ?? undefined) : undefined
    },
  }
}
