import type { Endpoint } from '@proverka/api/contract'
import type { IdempotencyKey } from '../../platform/db/queries/operation/idempotency-keys.ts'
import { InputError } from '../../platform/refusals.ts'

/** Characters of a key; an id of 36 is what clients make. */
const MOST_LENGTH = 255

/**
 * The key of a call that is declared idempotent. It counts in that call alone and for its caller alone; guests share
 * one room, so theirs have to be random.
 */
export function readIdempotencyKey(
  { idempotent, id }: Pick<Endpoint, 'idempotent' | 'id'>,
  key: string | undefined,
  userId: string | undefined,
): IdempotencyKey | undefined {
  if (!idempotent || !key) return undefined
  if (key.length > MOST_LENGTH) {
    throw new InputError('headers.idempotency-key', `Ключ повтора не длиннее ${MOST_LENGTH} знаков`)
  }
  return { scope: `${id}:${userId ?? 'guest'}`, key }
}
