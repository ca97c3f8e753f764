import { isInventedCadastralNumber } from '@proverka/domain'
import { contradictionOf } from '@proverka/domain/reports'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { IntakeMatchRow } from '../../platform/db/queries/fulfilment/intake-files.ts'
import type { IntakeFacts } from '../../platform/db/schema/intake-schema.ts'
import { answerWithFile } from './answer-with-file.ts'
import { intakeKey } from '../files/intake-key.ts'

/**
 * Answers the fulfilments that the operator chose for a file, all of them or none. Throws when one waits for no answer, or
 * when the file is about another object or of another kind.
 */
export async function chooseFulfilments(
  context: AppContext,
  fileId: string,
  fulfilmentIds: readonly string[],
  personId: string,
): Promise<readonly IntakeMatchRow[]> {
  const { intake } = context.queries
  const stored = await intake.findFile(fileId)
  if (!stored) throw appError('intake/not-found')
  if (stored.kind === 'pdf' || !stored.facts) throw appError('intake/pdf-alone')
  const bytes = await context.files.get(intakeKey(stored.hash))
  if (!bytes) throw appError('file/not-found')
  const { extract } = await context.readExtract(Uint8Array.from(bytes))
  const { facts, hash } = stored
  return context.database.transaction(async () => {
    const file = await intake.lockByHash(hash)
    if (!file) throw appError('intake/not-found')
    const known = await intake.listMatches(file.id)
    const matches: IntakeMatchRow[] = []
    // Rows of one kind are locked in the order of their ids.
    for (const id of [...new Set(fulfilmentIds)].toSorted()) {
      // A repeat of the choice finds what it made.
      const made = known.find(({ fulfilment_id, undone_at }) => fulfilment_id === id && !undone_at)
      if (made) {
        matches.push(made)
        continue
      }
      await requireFitting(context, facts, id)
      const match = await answerWithFile(context, { ...file, extract }, id, {
        matchedBy: 'operator',
        personId,
      })
      if (!match) throw appError('intake/closed')
      matches.push(match)
    }
    return matches
  })
}

async function requireFitting({ queries }: AppContext, facts: IntakeFacts, id: string): Promise<void> {
  const fulfilment = await queries.intake.findOpen(id)
  if (!fulfilment) throw appError('intake/closed')
  const contradiction = contradictionOf(facts, fulfilment)
  // Objects of the demo world have no real extract, so any is accepted.
  const isInvented = fulfilment.number !== undefined && isInventedCadastralNumber(fulfilment.number)
  if (contradiction === 'other-kind' || (contradiction && !isInvented))
    throw appError(`extract/${contradiction}`)
}
