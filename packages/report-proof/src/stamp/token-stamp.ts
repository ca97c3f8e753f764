import type { Jwks } from '../keys.ts'
import { SEPARATOR } from '../token/format.ts'
import { digestOf, fromBase64 } from '../token/bytes.ts'
import { verifyStamp, type StampCheck } from './verify-stamp.ts'

/** What an authority stamps of a token: SHA-256 of its signed part, so that a copy with hidden parts has the same stamp. */
export const stampedDigest = (token: string): Uint8Array => digestOf(token.split(SEPARATOR, 1)[0] ?? '')

/** What the stamp of a token proves by the roots in the list of keys; undefined without a stamp. */
export async function checkTokenStamp(
  token: string,
  stamp: Uint8Array<ArrayBuffer> | undefined,
  { timestamp_roots = [] }: Jwks,
): Promise<StampCheck | undefined> {
  if (!stamp) return undefined
  const roots = timestamp_roots.flatMap((text) => fromBase64(text) ?? [])
  return verifyStamp(stamp, { digest: stampedDigest(token), roots })
}
