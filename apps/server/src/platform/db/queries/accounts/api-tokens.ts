import type { Insertable } from 'kysely'
import type { Database } from '../../database.ts'
import type { ApiTokensTable } from '../../schema/account-schema.ts'

export type ApiTokenQueries = ReturnType<typeof createApiTokenQueries>

export function createApiTokenQueries(database: Database) {
  return {
    /** One that is not out of date. */
    findApiToken: (userId: string, now: Date) =>
      database.current
        .selectFrom('api_tokens')
        .select(['hint', 'created_at', 'scope', 'expires_at', 'last_used_at'])
        .where('person_id', '=', userId)
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    /** A new token takes the place of the one before, which stops working. */
    saveApiToken: (token: Insertable<ApiTokensTable>) =>
      database.current
        .insertInto('api_tokens')
        .values(token)
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(token))
        .execute(),

    deleteApiToken: (userId: string) =>
      database.current.deleteFrom('api_tokens').where('person_id', '=', userId).execute(),

    setUsed: (userId: string, at: Date) =>
      database.current
        .updateTable('api_tokens')
        .set({ last_used_at: at })
        .where('person_id', '=', userId)
        .execute(),

    /** The user whose token has this hash and is not out of date, with the token's scope and last use. */
    findUserByToken: (tokenHash: string, now: Date) =>
      database.current
        .selectFrom('api_tokens')
        .innerJoin('persons', 'persons.id', 'api_tokens.person_id')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .selectAll('persons')
        .select(['api_tokens.scope as token_scope', 'api_tokens.last_used_at as token_used_at'])
        .executeTakeFirst(),
  }
}
