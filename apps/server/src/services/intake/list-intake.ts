import type { MatchCandidate } from '@proverka/domain/reports'
import type { AppContext } from '../context.ts'
import type { IntakeFileRow } from '../../platform/db/queries/fulfilment/intake-files.ts'
import { findMatch } from './take-in.ts'

/** A file that waits, with what the operator may choose for it now. */
export interface WaitingFile {
  readonly file: IntakeFileRow & { readonly kind: 'xml' | 'pdf' }
  readonly candidates: readonly (MatchCandidate | { readonly id: string; readonly reason: 'fits' })[]
}

/** Files that answer nothing, the oldest first. */
export async function listWaitingFiles(
  context: AppContext,
  limit: number,
  offset: number,
): Promise<readonly WaitingFile[]> {
  const waiting: WaitingFile[] = []
  for (const file of await context.queries.intake.listWaiting(limit, offset)) {
    const match = file.facts && (await findMatch(context, file.facts))
    // What fits now came after the file, or was taken back from it.
    const candidates =
      match?.kind === 'one' ? [{ id: match.id, reason: 'fits' as const }] : (match?.candidates ?? [])
    waiting.push({ file, candidates })
  }
  return waiting
}
