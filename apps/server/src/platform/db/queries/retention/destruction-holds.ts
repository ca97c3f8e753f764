import type { DataKind } from '@proverka/domain/legal'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { DestructionHoldsTable } from '../../schema/destruction-schema.ts'

export type DestructionHoldRow = Selectable<DestructionHoldsTable>

/** Runs of destruction that stopped at their ceiling. */
export function createDestructionHoldQueries(database: Database) {
  return {
    findHold: (kind: DataKind, place: string): Promise<DestructionHoldRow | undefined> =>
      database.current
        .selectFrom('destruction_holds')
        .selectAll()
        .where('kind', '=', kind)
        .where('place', '=', place)
        .executeTakeFirst(),

    async putHold(hold: Pick<DestructionHoldRow, 'kind' | 'place' | 'due' | 'total' | 'found_at'>) {
      const { due, total, found_at } = hold
      await database.current
        .insertInto('destruction_holds')
        .values(hold)
        .onConflict((conflict) => conflict.columns(['kind', 'place']).doUpdateSet({ due, total, found_at }))
        .execute()
    },

    /** Those of the last hours, which no later run has found to be over. */
    listHolds: (since: Date): Promise<DestructionHoldRow[]> =>
      database.current
        .selectFrom('destruction_holds')
        .selectAll()
        .where('found_at', '>=', since)
        .orderBy('kind')
        .orderBy('place')
        .execute(),

    /** Lets as many be destroyed as were due; false when nothing of the kind is held. */
    async confirmHolds(kind: DataKind, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await database.current
        .updateTable('destruction_holds')
        .set({ confirmed_at: at, confirmed_due: sql`due` })
        .where('kind', '=', kind)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
