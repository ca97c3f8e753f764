import type { Insertable, Selectable, Updateable } from 'kysely'
import type { SystemInfoTable } from '../../schema/admin-tables.ts'
import type { Database } from '../../database.ts'

/** More rows than the settings have; one answer carries them all. */
const LIST_LIMIT = 500

export type SystemInfoRow = Selectable<SystemInfoTable>

export type SystemInfoQueries = ReturnType<typeof createSystemInfoQueries>

export function createSystemInfoQueries(database: Database) {
  return {
    /** Items whose key begins with the given text, by key. */
    listItems: (prefix: string): Promise<SystemInfoRow[]> =>
      database.current
        .selectFrom('system_info')
        .selectAll()
        .where((eb) => eb.fn<boolean>('starts_with', ['key', eb.val(prefix)]))
        .orderBy('key')
        .limit(LIST_LIMIT)
        .execute(),

    /** Locked until the end of the transaction. */
    lockItem: (key: string): Promise<SystemInfoRow | undefined> =>
      database.current
        .selectFrom('system_info')
        .selectAll()
        .where('key', '=', key)
        .forUpdate()
        .executeTakeFirst(),

    /** Throws a unique violation when the key is there already. */
    insertItem: (item: Insertable<SystemInfoTable>): Promise<SystemInfoRow> =>
      database.current.insertInto('system_info').values(item).returningAll().executeTakeFirstOrThrow(),

    /** Counts the change. */
    updateItem: (key: string, changes: Updateable<SystemInfoTable>): Promise<SystemInfoRow | undefined> =>
      database.current
        .updateTable('system_info')
        .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
        .where('key', '=', key)
        .returningAll()
        .executeTakeFirst(),

    async deleteItem(key: string): Promise<boolean> {
      const result = await database.current
        .deleteFrom('system_info')
        .where('key', '=', key)
        .executeTakeFirst()
      return result.numDeletedRows === 1n
    },
  }
}
