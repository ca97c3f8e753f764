import type { Insertable } from 'kysely'
import type { UserLogsTable } from '../../schema/admin-tables.ts'
import type { Database } from '../../database.ts'

export type UserLogQueries = ReturnType<typeof createUserLogQueries>

/** What admins changed; a row is written in the transaction of its change. */
export function createUserLogQueries(database: Database) {
  /** About a user, or made by him; without one all. */
  const logsOf = (userId: string | undefined) =>
    database.current
      .selectFrom('user_logs')
      .where((eb) =>
        userId === undefined
          ? eb.lit(true)
          : eb.or([eb('user_logs.person_id', '=', userId), eb('admin_id', '=', userId)]),
      )

  return {
    insertLog: (row: Insertable<UserLogsTable>) =>
      database.current.insertInto('user_logs').values(row).execute(),

    /** Newest first, with the address of who did it. */
    listLogs: (userId: string | undefined, limit: number, offset: number) =>
      logsOf(userId)
        .innerJoin('persons as admins', 'admins.id', 'admin_id')
        .selectAll('user_logs')
        .select('admins.email as admin_email')
        .orderBy('user_logs.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async countLogs(userId: string | undefined): Promise<number> {
      const row = await logsOf(userId)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
  }
}
