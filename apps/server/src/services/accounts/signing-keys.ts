import { randomBytes, randomUUID } from 'node:crypto'
import type { AppContext } from '../context.ts'
import { MINUTE_MS } from '@proverka/domain/timing'

export interface SigningKey {
  readonly id: string
  readonly secret: string
}

/** How long a process trusts what it read: a key that is taken away elsewhere stops working after this. */
const TRUST_MS = MINUTE_MS

/** A forged token may name any key; for what is not there the database is asked no more often than this. */
const RETRY_MS = 1000

interface Known {
  readonly keys: readonly SigningKey[]
  readonly readAt: number
}

const known = new WeakMap<AppContext, Known>()

/** The key of an id, from memory; undefined if not found. */
export async function findSigningKey(
  context: AppContext,
  id: string | undefined,
): Promise<SigningKey | undefined> {
  const found = (await readKeys(context, TRUST_MS)).find((key) => key.id === id)
  return found ?? (await readKeys(context, RETRY_MS)).find((key) => key.id === id)
}

/** The newest key signs; older ones still verify, so that a key can be replaced without ending sessions. */
export async function currentSigningKey(context: AppContext): Promise<SigningKey> {
  const [newest] = await readKeys(context, TRUST_MS)
  if (newest) return newest
  await makeSigningKey(context)
  const [made] = await readKeys(context, 0)
  if (!made) throw new Error('no signing key')
  return made
}

/** A key of 256 random bits, which signs from now on. */
export async function makeSigningKey(context: AppContext): Promise<void> {
  const secret = randomBytes(32).toString('base64url')
  await context.queries.sessions.insertSigningKey(randomUUID(), secret, context.clock.now())
}

/** Has the keys read again when they are needed next: they have changed. */
export function forgetSigningKeys(context: AppContext): void {
  known.delete(context)
}

/** All keys, newest first, not older than `ms`. */
async function readKeys(context: AppContext, ms: number): Promise<readonly SigningKey[]> {
  const now = context.clock.now().getTime()
  const before = known.get(context)
  if (before && now - before.readAt < ms && before.keys.length > 0) return before.keys
  const keys = await context.queries.sessions.listSigningKeys()
  known.set(context, { keys, readAt: now })
  return keys
}
