import type { Insertable } from 'kysely'
import type { Database } from '../../database.ts'
import type { TableViewsTable } from '../../schema/staff-schema.ts'

/** Views of tables of the staff (CONSOLE-19). */
export function createTableViewQueries(database: Database) {
  return {
    /** By table and name, which puts the layout in use before the named ones. */
    listViews: (personId: string) =>
      database.current
        .selectFrom('table_views')
        .select(['table_name', 'name', 'query', 'hidden', 'density'])
        .where('person_id', '=', personId)
        .orderBy('table_name')
        .orderBy('name')
        .execute(),

    upsertView: (view: Insertable<TableViewsTable>) =>
      database.current
        .insertInto('table_views')
        .values(view)
        .onConflict((conflict) =>
          conflict.columns(['person_id', 'table_name', 'name']).doUpdateSet((row) => ({
            query: row.ref('excluded.query'),
            hidden: row.ref('excluded.hidden'),
            density: row.ref('excluded.density'),
            saved_at: row.ref('excluded.saved_at'),
          })),
        )
        .execute(),

    deleteView: (personId: string, table: string, name: string) =>
      database.current
        .deleteFrom('table_views')
        .where('person_id', '=', personId)
        .where('table_name', '=', table)
        .where('name', '=', name)
        .execute(),
  }
}
