import type { MatchCandidate } from '@proverka/domain/reports'
import type { AppContext } from '../context.ts'
import type { IntakeFileRow, NamedFulfilment } from '../../platform/db/queries/fulfilment/intake-files.ts'
import { findMatch } from './take-in.ts'

type Candidate = MatchCandidate | { readonly id: string; readonly reason: 'fits' }

/** A file that waits, with what the operator may choose for it now. */
export interface WaitingFile {
  readonly file: IntakeFileRow & { readonly kind: 'xml' | 'pdf' }
  readonly candidates: readonly (Candidate & NamedFulfilment)[]
}

/** Files that answer nothing, the oldest first. */
export async function listWaitingFiles(
  context: AppContext,
  limit: number,
  offset: number,
): Promise<readonly WaitingFile[]> {
  const { intake } = context.queries
  const waiting = []
  for (const file of await intake.listWaiting(limit, offset)) {
    const match = file.facts && (await findMatch(context, file.facts))
    // What fits now came after the file, or was taken back from it.
    const candidates: readonly Candidate[] =
      match?.kind === 'one' ? [{ id: match.id, reason: 'fits' }] : (match?.candidates ?? [])
    waiting.push({ file, candidates })
  }
  const names = await intake.nameFulfilments(
    waiting.flatMap(({ candidates }) => candidates.map(({ id }) => id)),
  )
  return waiting.map(({ file, candidates }) => ({
    file,
    candidates: candidates.flatMap((candidate) => {
      const named = names.get(candidate.id)
      return named ? [{ ...named, ...candidate }] : []
    }),
  }))
}
