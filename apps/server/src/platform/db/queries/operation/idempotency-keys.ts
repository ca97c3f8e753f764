import type { Database } from '../../database.ts'

/** A key counts in one call of the API, for one caller. */
export interface IdempotencyKey {
  readonly scope: string
  readonly key: string
}

export type IdempotencyKeyQueries = ReturnType<typeof createIdempotencyKeyQueries>

/** The keys of repeated calls, with what the first of them answered. */
export function createIdempotencyKeyQueries(database: Database) {
  return {
    /** False when the key is taken; waits for a transaction that is about to take it. */
    async takeKey(
      { scope, key }: IdempotencyKey,
      requestHash: string,
      answer: object | undefined,
      at: Date,
    ): Promise<boolean> {
      const taken = await database.current
        .insertInto('idempotency_keys')
        .values({
          scope,
          key,
          request_hash: requestHash,
          status: answer ? 200 : null,
          response: answer ? JSON.stringify(answer) : null,
          created_at: at,
        })
        .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
        .executeTakeFirst()
      return taken.numInsertedOrUpdatedRows === 1n
    },

    setAnswer: ({ scope, key }: IdempotencyKey, answer: object) =>
      database.current
        .updateTable('idempotency_keys')
        .set({ status: 200, response: JSON.stringify(answer) })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute(),

    findKey: ({ scope, key }: IdempotencyKey) =>
      database.current
        .selectFrom('idempotency_keys')
        .select(['request_hash', 'response'])
        .where('scope', '=', scope)
        .where('key', '=', key)
        .executeTakeFirst(),

    forgetKeys: (before: Date) =>
      database.current.deleteFrom('idempotency_keys').where('created_at', '<', before).execute(),
  }
}
