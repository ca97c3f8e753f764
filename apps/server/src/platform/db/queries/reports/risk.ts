import { randomUUID } from 'node:crypto'
import type { ReportStatus } from '@proverka/domain/reports'
import type { PersonInput } from '@proverka/domain/checks'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { RiskConclusionsTable, RiskNotesTable, RiskOwnersTable } from '../../schema/risk-schema.ts'

export type RiskOwnerRow = Selectable<RiskOwnersTable>
export type RiskConclusionRow = Selectable<RiskConclusionsTable>
export type RiskNotesRow = Omit<Selectable<RiskNotesTable>, 'order_item_id'>

export type RiskQueries = ReturnType<typeof createRiskQueries>

const NO_NOTES: RiskNotesRow = { statements: [], survey: {}, global_data: {}, closed_at: null }

/** What people add to reports: owners, conclusions, notes. */
export function createRiskQueries(database: Database) {
  return {
    insertOwner: (itemId: string, position: number, person: PersonInput, at: Date) =>
      database.current
        .insertInto('risk_owners')
        .values({
          id: randomUUID(),
          order_item_id: itemId,
          position,
          person: JSON.stringify(person),
          created_at: at,
          updated_at: at,
          removed_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** The owners in their order, removed ones among them. */
    listOwners: (itemId: string) =>
      database.current
        .selectFrom('risk_owners')
        .selectAll()
        .where('order_item_id', '=', itemId)
        .orderBy('position')
        .execute(),

    /** One that is not removed. */
    findOwner: (id: string) =>
      database.current
        .selectFrom('risk_owners')
        .selectAll()
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst(),

    setOwner: (id: string, person: PersonInput, at: Date) =>
      database.current
        .updateTable('risk_owners')
        .set({ person: JSON.stringify(person), updated_at: at })
        .where('id', '=', id)
        .execute(),

    /** The place stays taken, what is known about the person goes. */
    removeOwner: (id: string, at: Date) =>
      database.current
        .updateTable('risk_owners')
        .set({ person: '{}', updated_at: at, removed_at: at })
        .where('id', '=', id)
        .execute(),

    insertConclusion: (itemId: string, authorId: string, text: string, at: Date) =>
      database.current
        .insertInto('risk_conclusions')
        .values({ id: randomUUID(), order_item_id: itemId, author_id: authorId, text, created_at: at })
        .returningAll()
        .executeTakeFirstOrThrow(),

    listConclusions: (itemId: string) =>
      database.current
        .selectFrom('risk_conclusions')
        .selectAll()
        .where('order_item_id', '=', itemId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    findConclusion: (id: string) =>
      database.current.selectFrom('risk_conclusions').selectAll().where('id', '=', id).executeTakeFirst(),

    removeConclusion: (id: string) =>
      database.current.deleteFrom('risk_conclusions').where('id', '=', id).execute(),

    removeConclusions: (itemId: string) =>
      database.current.deleteFrom('risk_conclusions').where('order_item_id', '=', itemId).execute(),

    /** Empty notes for a report that none were added to. */
    async findNotes(itemId: string): Promise<RiskNotesRow> {
      const row = await database.current
        .selectFrom('risk_notes')
        .select(['statements', 'survey', 'global_data', 'closed_at'])
        .where('order_item_id', '=', itemId)
        .executeTakeFirst()
      return row ?? NO_NOTES
    },

    saveNotes: (itemId: string, notes: RiskNotesRow) => {
      const row = {
        statements: JSON.stringify(notes.statements),
        survey: JSON.stringify(notes.survey),
        global_data: JSON.stringify(notes.global_data),
        closed_at: notes.closed_at,
      }
      return database.current
        .insertInto('risk_notes')
        .values({ order_item_id: itemId, ...row })
        .onConflict((conflict) => conflict.column('order_item_id').doUpdateSet(row))
        .execute()
    },

    /** Reports about people, newest first. */
    listReports: (status: ReportStatus | undefined, limit: number, offset: number) =>
      aboutPeople(status)
        .innerJoin('order_items', 'order_items.id', 'reports.order_item_id')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .select([
          'reports.order_item_id',
          'reports.status',
          'reports.started_at',
          'reports.updated_at',
          'order_items.order_id',
          'order_items.product_name',
          'order_items.metadata',
          'orders.number as order_number',
          'orders.person_id',
          'orders.email',
        ])
        .orderBy('reports.updated_at', 'desc')
        .orderBy('reports.order_item_id')
        .limit(limit)
        .offset(offset)
        .execute(),

    async countReports(status: ReportStatus | undefined): Promise<number> {
      const row = await aboutPeople(status)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** The report with the answers of its sources and all that people added. */
    async removeReport(itemId: string): Promise<void> {
      await database.current.deleteFrom('reports').where('order_item_id', '=', itemId).execute()
      await database.current.deleteFrom('risk_owners').where('order_item_id', '=', itemId).execute()
    },
  }

  function aboutPeople(status: ReportStatus | undefined) {
    return database.current
      .selectFrom('reports')
      .where(sql<string>`reports.subject ->> 'kind'`, '=', 'person')
      .$if(status !== undefined, (query) => query.where('reports.status', '=', status as ReportStatus))
  }
}
