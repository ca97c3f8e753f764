import type { FaultState } from '@proverka/domain/reports'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { ReportFaultsTable } from '../../schema/fault-schema.ts'

export type ReportFaultRow = Selectable<ReportFaultsTable>

/** A fault with the order that its report is of. */
export type AdminFaultRow = ReportFaultRow & {
  readonly order_number: number
  readonly product_name_ru: string
  readonly email: string
  readonly site: string
  readonly person_id: string
}

export function createReportFaultQueries(database: Database) {
  const withOrder = () =>
    database.current
      .selectFrom('report_faults')
      .innerJoin('order_items', 'order_items.id', 'report_faults.order_item_id')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .selectAll('report_faults')
      .select(sql<string>`report_faults.due_on::text`.as('due_on'))
      .select([
        'orders.number as order_number',
        'order_items.product_name_ru',
        'orders.email',
        'orders.site',
        'orders.person_id',
      ])

  return {
    insertFault: (row: Insertable<ReportFaultsTable>) =>
      database.current.insertInto('report_faults').values(row).execute(),

    /** Faults of one item, oldest first. */
    listFaults: (itemId: string): Promise<ReportFaultRow[]> =>
      database.current
        .selectFrom('report_faults')
        .selectAll()
        .select(sql<string>`due_on::text`.as('due_on'))
        .where('order_item_id', '=', itemId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    findFault: (id: string): Promise<AdminFaultRow | undefined> =>
      withOrder().where('report_faults.id', '=', id).executeTakeFirst(),

    /** Holds a fault until the transaction ends. */
    lockFault: (id: string) =>
      database.current
        .selectFrom('report_faults')
        .select(['id', 'state'])
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    /** What is not answered first, the oldest on top. */
    listAllFaults: (limit: number, offset: number, state: FaultState | undefined): Promise<AdminFaultRow[]> =>
      withOrder()
        .$if(state !== undefined, (query) => query.where('report_faults.state', '=', state ?? 'accepted'))
        .orderBy(sql`report_faults.state = 'answered'`)
        .orderBy('report_faults.created_at')
        .orderBy('report_faults.id')
        .limit(limit)
        .offset(offset)
        .execute(),

    takeFault: (id: string, at: Date) =>
      database.current
        .updateTable('report_faults')
        .set({ state: 'in_work', taken_at: at })
        .where('id', '=', id)
        .execute(),

    answerFault: (id: string, answer: string, at: Date) =>
      database.current
        .updateTable('report_faults')
        .set({ state: 'answered', answer, answered_at: at })
        .where('id', '=', id)
        .execute(),
  }
}
