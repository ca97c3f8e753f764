import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type {
  DestructionActsTable,
  DestructionCause,
  DestructionEntriesTable,
} from '../destruction-schema.ts'

export type DestructionActRow = Selectable<DestructionActsTable>

export type DestructionEntryRow = Selectable<DestructionEntriesTable>

/** Rows that one statement inserts: it has at most 65,535 values. */
const ENTRIES_AT_ONCE = 2000

/** Acts of destruction and their content; never the data themselves. */
export function createDestructionActQueries(database: Database) {
  return {
    /** The act of a cause, a day and a subject, made when there is none. */
    async takeAct(
      cause: DestructionCause,
      day: string,
      subject: string,
      at: Date,
    ): Promise<DestructionActRow> {
      await database.current
        .insertInto('destruction_acts')
        .values({ id: randomUUID(), cause, day, subject, created_at: at })
        .onConflict((conflict) => conflict.columns(['cause', 'day', 'subject']).doNothing())
        .execute()
      return database.current
        .selectFrom('destruction_acts')
        .selectAll()
        .where('cause', '=', cause)
        .where('day', '=', day)
        .where('subject', '=', subject)
        .executeTakeFirstOrThrow()
    },

    async insertEntries(entries: readonly Insertable<DestructionEntriesTable>[]): Promise<void> {
      for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE)
        await database.current
          .insertInto('destruction_entries')
          .values(entries.slice(from, from + ENTRIES_AT_ONCE))
          .execute()
    },

    /** Newest first. */
    listActs: (limit: number, offset: number) =>
      database.current
        .selectFrom('destruction_acts')
        .selectAll()
        .select((act) =>
          act
            .selectFrom('destruction_entries')
            .whereRef('act_id', '=', 'destruction_acts.id')
            .select(({ fn }) => fn.sum<string | null>('count').as('count'))
            .as('destroyed'),
        )
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    findAct: (id: string): Promise<DestructionActRow | undefined> =>
      database.current.selectFrom('destruction_acts').selectAll().where('id', '=', id).executeTakeFirst(),

    listEntries: (actId: string): Promise<DestructionEntryRow[]> =>
      database.current
        .selectFrom('destruction_entries')
        .selectAll()
        .where('act_id', '=', actId)
        .orderBy('id')
        .execute(),
  }
}
