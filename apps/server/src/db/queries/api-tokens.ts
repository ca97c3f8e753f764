import type { Insertable } from 'kysely'
import type { Database } from '../database.ts'
import type { ApiTokensTable } from '../account-schema.ts'

export type ApiTokenQueries = ReturnType<typeof createApiTokenQueries>

export function createApiTokenQueries(database: Database) {
  return {
    findApiToken: (personId: string) =>
      database.current
        .selectFrom('api_tokens')
        .select(['hint', 'created_at'])
        .where('person_id', '=', personId)
        .executeTakeFirst(),

    /** A new token takes the place of the one before, which stops working. */
    saveApiToken: (token: Insertable<ApiTokensTable>) =>
      database.current
        .insertInto('api_tokens')
        .values(token)
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(token))
        .execute(),

    deleteApiToken: (personId: string) =>
      database.current.deleteFrom('api_tokens').where('person_id', '=', personId).execute(),

    /** The person whose token has this hash. */
    findPersonByToken: (tokenHash: string) =>
      database.current
        .selectFrom('api_tokens')
        .innerJoin('persons', 'persons.id', 'api_tokens.person_id')
        .where('token_hash', '=', tokenHash)
        .selectAll('persons')
        .executeTakeFirst(),
  }
}
