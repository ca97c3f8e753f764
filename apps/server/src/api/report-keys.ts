import type { Hono } from 'hono'
import type { AppContext } from '../services/context.ts'
import { listPublicKeys } from '../services/proofs/report-keys.ts'

/** Where the public keys of signed reports are (RFC 7517), those that sign no more among them. */
export const REPORT_KEYS_PATH = '/.well-known/jwks.json'

/** The keys, and by which certificates time stamps of reports are trusted. */
async function publicKeySet(context: AppContext) {
  const roots = context.config.stampAuthority?.roots ?? []
  return {
    keys: await listPublicKeys(context),
    ...(roots.length > 0 && { timestamp_roots: [...roots] }),
  }
}

/** Publishes the keys for any program: they are no secret and no site's own. */
export function mountReportKeys(app: Hono, context: AppContext): void {
  app.get(REPORT_KEYS_PATH, async (c) =>
    c.json(await publicKeySet(context), 200, {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=300',
      'Content-Type': 'application/jwk-set+json',
    }),
  )
}
