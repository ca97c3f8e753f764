import { sql } from 'kysely'
import { Role } from '@proverka/domain/accounts'
import type { Database } from '../../database.ts'

export type StaffSessionQueries = ReturnType<typeof createStaffSessionQueries>

/** Sessions of people with role 0 or a role of the staff that has not ended. */
export function createStaffSessionQueries(database: Database) {
  const live = (now: Date, userId: string | undefined) =>
    database.current
      .selectFrom('sessions')
      .innerJoin('persons', 'persons.id', 'sessions.person_id')
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .$if(userId !== undefined, (query) => query.where('persons.id', '=', userId as string))
      .where(
        sql<boolean>`(persons.person_role = ${Role.Admin} or exists (select 1 from staff_roles
          where staff_roles.person_id = persons.id and (ends_at is null or ends_at > ${now})))`,
      )

  return {
    /** Live ones, the last used first. */
    listSessions: (now: Date, userId: string | undefined) =>
      live(now, userId)
        .selectAll('sessions')
        .select(['persons.email', 'persons.name'])
        .orderBy((session) => session.fn.coalesce('sessions.last_used_at', 'sessions.created_at'), 'desc')
        .orderBy('sessions.id')
        .execute(),

    /** Ids of the ended ones; `keptId` goes on. */
    async endSessions(now: Date, keptId: string, userId: string | undefined): Promise<readonly string[]> {
      const rows = await database.current
        .updateTable('sessions')
        .set({ revoked_at: now, ip: '', user_agent: '' })
        .where('id', '!=', keptId)
        .where('id', 'in', live(now, userId).select('sessions.id'))
        .returning('person_id')
        .execute()
      return rows.map(({ person_id }) => person_id)
    },
  }
}
