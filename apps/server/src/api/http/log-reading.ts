import type { Endpoint } from '@proverka/api/contract'
import type { AppContext } from '../../services/context.ts'
import type { Call } from '../../services/call.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { PersonalDataOf } from '../../platform/audit/personal-part.ts'

/** Characters that tell browsers apart in the log. */
const BROWSER_LENGTH = 16

/**
 * Logs what an answer is about to tell and of whom (SAFE-13): the one place from which readings are logged. Answers to
 * the subject itself are logged too: who holds a stolen session reads as its owner.
 */
export async function logReading(
  { readLog }: Pick<AppContext, 'readLog'>,
  endpoint: Endpoint,
  { caller, binding }: Pick<Call, 'caller' | 'binding'>,
  told: readonly PersonalDataOf[],
): Promise<void> {
  const readerId = caller?.user.id ?? personSignedIn(told)
  const byBrowser = readerId === undefined && endpoint.access === 'order' && binding !== undefined
  const reason = byBrowser
    ? `${endpoint.id} browser:${sha256(binding).slice(0, BROWSER_LENGTH)}`
    : endpoint.id
  await Promise.all(told.map((of) => readLog.append({ readerId, ...of, reason })))
}

/** A guest who receives data of a person is signed in as that person by the same answer. */
function personSignedIn(told: readonly PersonalDataOf[]): string | undefined {
  return told.map(({ subject }) => /^person:(.+)$/.exec(subject)?.[1]).find((id) => id !== undefined)
}
