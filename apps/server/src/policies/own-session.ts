import { appError } from '@proverka/domain/errors'
import type { Call } from '../http/call.ts'

/** What takes an account over is not done with an API token, only by a person who signed in. */
export function requireSession(call: Call): string {
  const sessionId = call.caller?.sessionId
  if (!sessionId) throw appError('access/session-needed')
  return sessionId
}

/** A GET that acts is refused when a page of another site makes it (SEC-06). */
export function requireOwnSite(call: Call): void {
  if (call.isCrossSite) throw appError('access/cross-site')
}
