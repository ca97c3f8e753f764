import type { Insertable } from 'kysely'
import type { UserLogsTable } from '../../schema/admin-tables.ts'
import type { Database } from '../../database.ts'

export type UserLogQueries = ReturnType<typeof createUserLogQueries>

export interface LogFilter {
  /** About a user, or made by him. */
  readonly userId?: string | undefined
  /** The thing that was changed. */
  readonly subject?: string | undefined
  readonly adminId?: string | undefined
  /** What was done, or the area of it before the point. */
  readonly action?: string | undefined
  /** One of these things was changed. */
  readonly subjects?: readonly string[] | undefined
}

/** What admins changed; a row is written in the transaction of its change. */
export function createUserLogQueries(database: Database) {
  /** What is asked for; nothing: all. */
  const logsOf = ({ userId, subject, subjects, adminId, action }: LogFilter) => {
    let logs = database.current.selectFrom('user_logs')
    if (userId !== undefined)
      logs = logs.where((eb) => eb.or([eb('user_logs.person_id', '=', userId), eb('admin_id', '=', userId)]))
    if (adminId !== undefined) logs = logs.where('admin_id', '=', adminId)
    if (action !== undefined)
      logs = logs.where((eb) =>
        eb.or([eb('action', '=', action), eb.fn<boolean>('starts_with', ['action', eb.val(`${action}.`)])]),
      )
    if (subjects) logs = logs.where('subject', 'in', subjects)
    return subject === undefined ? logs : logs.where('subject', '=', subject)
  }

  return {
    insertLog: (row: Insertable<UserLogsTable>) =>
      database.current.insertInto('user_logs').values(row).execute(),

    /** Newest first, with the address of who did it. */
    listLogs: (filter: LogFilter, limit: number, offset: number) =>
      logsOf(filter)
        .innerJoin('persons as admins', 'admins.id', 'admin_id')
        .selectAll('user_logs')
        .select('admins.email as admin_email')
        .orderBy('user_logs.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async countLogs(filter: LogFilter): Promise<number> {
      const row = await logsOf(filter)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
  }
}
