import type { Setting } from '@proverka/domain/accounts'
import type { Database } from '../database.ts'

export type SettingQueries = ReturnType<typeof createSettingQueries>

const COLUMNS = ['key', 'value', 'enabled'] as const

/** Settings of persons by key. */
export function createSettingQueries(database: Database) {
  return {
    listSettings: (personId: string): Promise<Setting[]> =>
      database.current
        .selectFrom('person_settings')
        .select(COLUMNS)
        .where('person_id', '=', personId)
        .orderBy('key')
        .execute(),

    listSettingsOf: (personIds: readonly string[]) =>
      database.current
        .selectFrom('person_settings')
        .select(['person_id', ...COLUMNS])
        .where('person_id', 'in', [...personIds])
        .orderBy('key')
        .execute(),

    async countSettings(personId: string): Promise<number> {
      const row = await database.current
        .selectFrom('person_settings')
        .where('person_id', '=', personId)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Undefined when the key is there already. */
    insertSetting: (personId: string, setting: Setting, at: Date): Promise<Setting | undefined> =>
      database.current
        .insertInto('person_settings')
        .values({ person_id: personId, ...setting, created_at: at, updated_at: at })
        .onConflict((conflict) => conflict.columns(['person_id', 'key']).doNothing())
        .returning(COLUMNS)
        .executeTakeFirst(),

    /** Undefined when there is no such key. */
    updateSetting: (
      personId: string,
      { key, value, enabled }: Setting,
      at: Date,
    ): Promise<Setting | undefined> =>
      database.current
        .updateTable('person_settings')
        .set({ value, enabled, updated_at: at })
        .where('person_id', '=', personId)
        .where('key', '=', key)
        .returning(COLUMNS)
        .executeTakeFirst(),

    async deleteSetting(personId: string, key: string): Promise<boolean> {
      const result = await database.current
        .deleteFrom('person_settings')
        .where('person_id', '=', personId)
        .where('key', '=', key)
        .executeTakeFirst()
      return result.numDeletedRows === 1n
    },
  }
}
