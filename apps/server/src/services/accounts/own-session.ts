import { appError } from '@proverka/domain/errors'
import type { Call } from '../call.ts'

/** What takes an account over is not done with an API token, only by a user who signed in. */
export function requireSession(call: Call): string {
  const sessionId = call.caller?.sessionId
  if (!sessionId) throw appError('access/session-needed')
  return sessionId
}
