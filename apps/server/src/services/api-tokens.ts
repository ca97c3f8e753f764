import { randomBytes } from 'node:crypto'
import type { AppContext } from '../context.ts'
import type { Caller } from '../http/call.ts'
import { sha256 } from '../sha256.ts'

const PREFIX = 'api_'
/** Last characters that a person may see again. */
const HINT_LENGTH = 4

/** Whether a Bearer token is one of programs: it comes without the cookie of a browser (SEC-02). */
export const isApiToken = (token: string): boolean => token.startsWith(PREFIX)

/** Makes a new token; the one before stops working, and only the answer ever holds the whole of it (CALL-112). */
export async function renewApiToken(context: AppContext, personId: string): Promise<string> {
  const token = PREFIX + randomBytes(32).toString('base64url')
  await context.queries.apiTokens.saveApiToken({
    person_id: personId,
    token_hash: sha256(token),
    hint: token.slice(-HINT_LENGTH),
    created_at: context.clock.now(),
  })
  return token
}

/** The person behind an API token. */
export async function findApiCaller(context: AppContext, token: string): Promise<Caller | undefined> {
  const person = await context.queries.apiTokens.findPersonByToken(sha256(token))
  return person && person.removed_at === null
    ? { person, sessionId: undefined, byMailedPassword: false }
    : undefined
}
