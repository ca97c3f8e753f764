import {
  OPEN_FULFILMENT_STATUSES,
  type FulfilmentEvent,
  type FulfilmentStatus,
} from '@proverka/domain/orders'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '../../database.ts'
import type { FulfilmentEventsTable, FulfilmentsTable } from '../../schema/fulfilment-schema.ts'

export type FulfilmentRow = Selectable<FulfilmentsTable>
export type FulfilmentEventRow = Selectable<FulfilmentEventsTable>

/** What a move of a fulfilment changes besides its status. */
export type FulfilmentChange = Omit<
  Updateable<FulfilmentsTable>,
  'id' | 'report_task_id' | 'order_item_id' | 'kind' | 'version' | 'status' | 'created_at'
>

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

    /** What happened to a fulfilment, the oldest first. */
    listEvents: (id: string) =>
      database.current
        .selectFrom('fulfilment_events')
        .selectAll()
        .where('fulfilment_id', '=', id)
        .orderBy('id')
        .execute(),

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
  }
}
