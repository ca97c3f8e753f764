import type { Insertable } from 'kysely'
import type { UserLogsTable } from '../admin-tables.ts'
import type { Database } from '../database.ts'

export type UserLogQueries = ReturnType<typeof createUserLogQueries>

/** What admins changed; a row is written in the transaction of its change. */
export function createUserLogQueries(database: Database) {
  /** About a person, or made by him; without one all. */
  const logsOf = (personId: string | undefined) =>
    database.current
      .selectFrom('user_logs')
      .where((eb) =>
        personId === undefined
          ? eb.lit(true)
          : eb.or([eb('user_logs.person_id', '=', personId), eb('admin_id', '=', personId)]),
      )

  return {
    insertLog: (row: Insertable<UserLogsTable>) =>
      database.current.insertInto('user_logs').values(row).execute(),

    /** Newest first, with the address of who did it. */
    listLogs: (personId: string | undefined, limit: number, offset: number) =>
      logsOf(personId)
        .innerJoin('persons as admins', 'admins.id', 'admin_id')
        .selectAll('user_logs')
        .select('admins.email as admin_email')
        .orderBy('user_logs.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async countLogs(personId: string | undefined): Promise<number> {
      const row = await logsOf(personId)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
  }
}
