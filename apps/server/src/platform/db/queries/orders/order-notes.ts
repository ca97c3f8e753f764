import type { Insertable } from 'kysely'
import type { Database } from '../../database.ts'
import type { OrderNotesTable } from '../../schema/staff-schema.ts'

/** A note with who wrote it. */
export type ListedNote = Awaited<ReturnType<ReturnType<typeof createOrderNoteQueries>['listOfOrder']>>[number]

/** Notes of the staff about orders. */
export function createOrderNoteQueries(database: Database) {
  const listed = () =>
    database.current
      .selectFrom('order_notes')
      .innerJoin('persons', 'persons.id', 'order_notes.person_id')
      .selectAll('order_notes')
      .select(['persons.name as author_name', 'persons.email as author_email'])
      .orderBy('order_notes.created_at', 'desc')
      .orderBy('order_notes.id')

  return {
    insertNote: (note: Insertable<OrderNotesTable>) =>
      database.current.insertInto('order_notes').values(note).execute(),

    /** Newest first. */
    listOfOrder: (orderId: string, limit: number) =>
      listed().where('order_notes.order_id', '=', orderId).limit(limit).execute(),

    /** Of all orders of a client, newest first. */
    listOfClient: (personId: string, limit: number) =>
      listed()
        .innerJoin('orders', 'orders.id', 'order_notes.order_id')
        .where('orders.person_id', '=', personId)
        .limit(limit)
        .execute(),
  }
}
