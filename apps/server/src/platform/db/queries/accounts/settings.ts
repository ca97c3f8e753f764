import type { Setting } from '@proverka/domain/accounts'
import type { Database } from '../../database.ts'

export type SettingQueries = ReturnType<typeof createSettingQueries>

const COLUMNS = ['key', 'value', 'enabled'] as const

/** Settings of persons by key. */
export function createSettingQueries(database: Database) {
  return {
    listSettings: (userId: string): Promise<Setting[]> =>
      database.current
        .selectFrom('person_settings')
        .select(COLUMNS)
        .where('person_id', '=', userId)
        .orderBy('key')
        .execute(),

    listSettingsOf: (userIds: readonly string[]) =>
      database.current
        .selectFrom('person_settings')
        .select(['person_id', ...COLUMNS])
        .where('person_id', 'in', [...userIds])
        .orderBy('key')
        .execute(),

    async countSettings(userId: string): Promise<number> {
      const row = await database.current
        .selectFrom('person_settings')
        .where('person_id', '=', userId)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Undefined when the key is there already. */
    insertSetting: (userId: string, setting: Setting, at: Date): Promise<Setting | undefined> =>
      database.current
        .insertInto('person_settings')
        .values({ person_id: userId, ...setting, created_at: at, updated_at: at })
        .onConflict((conflict) => conflict.columns(['person_id', 'key']).doNothing())
        .returning(COLUMNS)
        .executeTakeFirst(),

    /** Undefined when there is no such key. */
    updateSetting: (
      userId: string,
      { key, value, enabled }: Setting,
      at: Date,
    ): Promise<Setting | undefined> =>
      database.current
        .updateTable('person_settings')
        .set({ value, enabled, updated_at: at })
        .where('person_id', '=', userId)
        .where('key', '=', key)
        .returning(COLUMNS)
        .executeTakeFirst(),

    async deleteSetting(userId: string, key: string): Promise<boolean> {
      const result = await database.current
        .deleteFrom('person_settings')
        .where('person_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst()
      return result.numDeletedRows === 1n
    },
  }
}
