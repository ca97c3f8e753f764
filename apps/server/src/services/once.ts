import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import { sha256 } from '../sha256.ts'

/**
 * Does `work` once per key. A repeat with the same request gets the first result; the same key with another request is
 * refused. The key and the effect of `work` are written in one transaction, so a crash leaves both or neither.
 */
export async function once<Result extends object>(
  context: AppContext,
  scope: string,
  key: string | undefined,
  request: unknown,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!key) return context.database.transaction(work)
  return context.database.transaction(async () => {
    const db = context.database.current
    const requestHash = sha256(JSON.stringify(request))
    const fresh = await db
      .insertInto('idempotency_keys')
      .values({ scope, key, request_hash: requestHash, status: null, created_at: context.clock.now() })
      .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
      .executeTakeFirst()
    const row = (update: Result) => ({ status: 200, response: JSON.stringify(update) })
    if (fresh.numInsertedOrUpdatedRows === 1n) {
      const result = await work()
      await db
        .updateTable('idempotency_keys')
        .set(row(result))
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute()
      return result
    }
    const first = await db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'response'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (first.request_hash !== requestHash) throw appError('idempotency/conflict')
    return first.response as Result
  })
}
