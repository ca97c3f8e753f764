import { randomBytes } from 'node:crypto'
import type { WatchLinkPurpose } from '../../platform/db/schema/watch-schema.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { AppContext } from '../context.ts'

const PREFIXES: { readonly [Purpose in WatchLinkPurpose]: string } = { stop: 'stop', consent: 'agree' }

/** The token of a link in one letter about a watch; the database has its hash alone. In the transaction of the letter. */
export async function makeWatchLink(
  { queries, clock }: Pick<AppContext, 'queries' | 'clock'>,
  watchId: string,
  purpose: WatchLinkPurpose,
): Promise<string> {
  const token = `${PREFIXES[purpose]}_${randomBytes(32).toString('base64url')}`
  await queries.watches.insertLink({
    token_hash: sha256(token),
    watch_id: watchId,
    purpose,
    created_at: clock.now(),
  })
  return token
}

/** Id of the watch that a token was made for; undefined for another purpose and for a token that was not made here. */
export const findLinkedWatch = (
  { queries }: Pick<AppContext, 'queries'>,
  purpose: WatchLinkPurpose,
  token: string,
): Promise<string | undefined> => queries.watches.findLink(sha256(token), purpose)
