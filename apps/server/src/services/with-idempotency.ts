import { appError } from '@proverka/domain/errors'
import type { AppContext } from './context.ts'
import type { Call } from './call.ts'
import { sha256 } from '../platform/sha256.ts'
import { DAY_MS } from '@proverka/domain/timing'

/** How long a key is known, in milliseconds: a repeat after that is a new request. */
export const KEY_LIFE_MS = DAY_MS

/**
 * Does `work` once per key. A repeat with the same request gets the first result; the same key with another request is
 * refused. The key and the effect of `work` are written in one transaction, so a crash leaves both or neither. Without
 * a key it is a transaction and no more.
 */
export function withIdempotency<Result extends object>(
  context: AppContext,
  { idempotencyKey: key }: Call,
  request: object,
  work: () => Promise<Result>,
): Promise<Result> {
  return context.database.transaction(async () => {
    if (!key) return work()
    const keys = context.queries.idempotencyKeys
    const hash = hashOf(request)
    if (!(await keys.takeKey(key, hash, undefined, context.clock.now()))) {
      return firstResult(await keys.findKey(key), hash) as Result
    }
    const result = await work()
    await keys.setAnswer(key, result)
    return result
  })
}

/** Writes the answer of a call under its key, in the transaction of its effect: a repeat at the same time leaves no second effect. */
export type Settle = <Result extends object>(result: Result) => Promise<Result>

/**
 * The same for work that asks a service outside, for which no transaction may wait. A crash, or a repeat that comes
 * while the first is at work, does it again, so it must be harmless twice or end with `settle` in the transaction of its
 * effect; the key makes the answers the same.
 */
export async function withExternalIdempotency<Result extends object>(
  context: AppContext,
  { idempotencyKey: key }: Call,
  request: object,
  work: (settle: Settle) => Promise<Result>,
): Promise<Result> {
  if (!key) return work(async (result) => result)
  const keys = context.queries.idempotencyKeys
  const hash = hashOf(request)
  const first = await keys.findKey(key)
  if (first) return firstResult(first, hash) as Result
  const settle: Settle = async (result) => {
    if (await keys.takeKey(key, hash, result, context.clock.now())) return result
    throw appError('idempotency/conflict')
  }
  try {
    const result = await work(settle)
    if (await keys.takeKey(key, hash, result, context.clock.now())) return result
  } catch (error) {
    // The same request may have been done meanwhile, by a call that came together with this one.
    if (!(await keys.findKey(key))) throw error
  }
  return firstResult(await keys.findKey(key), hash) as Result
}

/** Forgets the keys that are out of date. */
export async function forgetOldKeys(context: AppContext): Promise<void> {
  const before = new Date(context.clock.now().getTime() - KEY_LIFE_MS)
  await context.queries.idempotencyKeys.forgetKeys(before)
}

const hashOf = (request: object): string => sha256(JSON.stringify(request))

function firstResult(
  first: { request_hash: string; response: object | null } | undefined,
  hash: string,
): object {
  if (!first?.response || first.request_hash !== hash) throw appError('idempotency/conflict')
  return first.response
}
