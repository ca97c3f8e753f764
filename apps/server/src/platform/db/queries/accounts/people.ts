import { Role } from '@proverka/domain/accounts'
import type { Database } from '../../database.ts'
import { likePattern } from '../../like-pattern.ts'

export interface PeopleFilter {
  /** Part of an address, a name or a phone. */
  readonly search?: string | undefined
  readonly role?: number | undefined
}

export type PeopleQueries = ReturnType<typeof createPeopleQueries>

/** Persons as admins see and govern them. */
export function createPeopleQueries(database: Database) {
  const matching = ({ search, role }: PeopleFilter) => {
    const pattern = search === undefined ? undefined : likePattern(search)
    return database.current
      .selectFrom('persons')
      .where((eb) =>
        eb.and([
          eb('waiting_address', 'is', null),
          ...(role === undefined ? [] : [eb('person_role', '=', role)]),
          ...(pattern === undefined
            ? []
            : [
                eb.or([
                  eb('email', 'ilike', pattern),
                  eb('name', 'ilike', pattern),
                  eb('phone', 'like', pattern),
                ]),
              ]),
        ]),
      )
  }

  return {
    /** Newest first, each with who is responsible for it. */
    listPeople: (filter: PeopleFilter, limit: number, offset: number) =>
      matching(filter)
        .leftJoin('responsible_users', 'responsible_users.person_id', 'persons.id')
        .selectAll('persons')
        .select('responsible_id')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),

    async countPeople(filter: PeopleFilter): Promise<number> {
      const row = await matching(filter)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Ids of the admins who can sign in, held until the end of the transaction: two of them cannot unmake each other. */
    async lockAdmins(): Promise<readonly string[]> {
      const rows = await database.current
        .selectFrom('persons')
        .select('id')
        .where('person_role', '=', Role.Admin)
        .where('removed_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Whether an address is a live person's, or an order of a live person was made with it. */
    async isKnownAddress(email: string): Promise<boolean> {
      const person = await database.current
        .selectFrom('persons')
        .select('id')
        .where('email', '=', email)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
      if (person) return true
      const order = await database.current
        .selectFrom('orders')
        .innerJoin('persons', 'persons.id', 'orders.person_id')
        .select('orders.id')
        .where('orders.email', '=', email)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
      return order !== undefined
    },

    setRole: (id: string, role: number) =>
      database.current
        .updateTable('persons')
        .set({ person_role: role })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    /** Removes a user, or with null takes the removal back. */
    setRemoved: (id: string, at: Date | null) =>
      database.current.updateTable('persons').set({ removed_at: at }).where('id', '=', id).execute(),

    setResponsible: (userId: string, responsibleId: string, at: Date) =>
      database.current
        .insertInto('responsible_users')
        .values({ person_id: userId, responsible_id: responsibleId, assigned_at: at })
        .onConflict((conflict) =>
          conflict.column('person_id').doUpdateSet({ responsible_id: responsibleId, assigned_at: at }),
        )
        .execute(),

    /** Returns the former responsible employee; undefined when there was none. */
    async unsetResponsible(userId: string): Promise<string | undefined> {
      const row = await database.current
        .deleteFrom('responsible_users')
        .where('person_id', '=', userId)
        .returning('responsible_id')
        .executeTakeFirst()
      return row?.responsible_id
    },
  }
}
