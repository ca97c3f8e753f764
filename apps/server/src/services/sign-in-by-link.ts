import type { Session } from '@proverka/api/contract'
import type { AppContext } from '../context.ts'
import type { PersonRow } from '../db/queries/persons.ts'
import type { Call } from '../http/call.ts'
import { sha256 } from '../sha256.ts'
import { openSession } from './sessions.ts'

const LINK_TOKEN = /^link_[\w-]{43}$/

/** Who has come with a single-use token of a letter, signed in. */
export interface LinkSignIn {
  readonly person: PersonRow
  readonly session: Session
}

/**
 * Trades the single-use token of a letter for a session (SEC-01). Undefined for anything else, for a token that was used,
 * is out of date or of the other brand, and for a closed account.
 */
export async function signInByLink(
  context: AppContext,
  token: string | undefined,
  call: Call,
): Promise<LinkSignIn | undefined> {
  if (!token || !LINK_TOKEN.test(token)) return undefined
  const used = await context.queries.sessions.useSignInLink(
    sha256(token),
    call.site.brand,
    context.clock.now(),
  )
  const person = used && (await context.queries.persons.findPerson(used.person_id))
  if (!person || person.removed_at) return undefined
  return { person, session: await openSession(context, person, call) }
}
