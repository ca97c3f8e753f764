import type { Insertable, Updateable } from 'kysely'
import type { SystemInfoTable } from '../../schema/admin-tables.ts'
import type { Database } from '../../database.ts'

/** More rows than the settings have; one answer carries them all. */
const LIST_LIMIT = 500

export type SystemInfoQueries = ReturnType<typeof createSystemInfoQueries>

export function createSystemInfoQueries(database: Database) {
  return {
    /** Items whose key begins with the given text, by key. */
    listItems: (prefix: string) =>
      database.current
        .selectFrom('system_info')
        .select(['key', 'value', 'enabled'])
        .where((eb) => eb.fn<boolean>('starts_with', ['key', eb.val(prefix)]))
        .orderBy('key')
        .limit(LIST_LIMIT)
        .execute(),

    /** Throws a unique violation when the key is there already. */
    insertItem: (item: Insertable<SystemInfoTable>) =>
      database.current.insertInto('system_info').values(item).execute(),

    updateItem: (key: string, changes: Updateable<SystemInfoTable>) =>
      database.current
        .updateTable('system_info')
        .set(changes)
        .where('key', '=', key)
        .returning(['key', 'value', 'enabled'])
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
