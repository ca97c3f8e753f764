import { appError } from '@proverka/domain/errors'
import { HOUR_MS } from '@proverka/domain/timing'
import type { AppContext } from '../context.ts'
import type { IntakeMatchRow } from '../../platform/db/queries/fulfilment/intake-files.ts'
import { lockFulfilment } from '../fulfilment/move-fulfilment.ts'
import { tellOfUndo, undoFulfilment } from '../fulfilment/undo-fulfilment.ts'

/** How long an answer may be taken back where the operator has not set it, hours. */
export const DEFAULT_UNDO_HOURS = 24

const withinMs = ({ config }: Pick<AppContext, 'config'>): number =>
  (config.intakeUndoHours ?? DEFAULT_UNDO_HOURS) * HOUR_MS

/**
 * Takes the answer of a file back that belongs to another order: the fulfilment waits again, the report loses what was read,
 * and the buyer is told once. Throws `fulfilment/undo-too-late` when the time for it is over.
 */
export function undoMatch(context: AppContext, id: string, personId: string): Promise<IntakeMatchRow> {
  return context.database.transaction(async () => {
    const { intake } = context.queries
    const found = await intake.findMatch(id)
    if (!found) throw appError('intake/not-found')
    const fulfilment = await lockFulfilment(context, found.fulfilment_id)
    // A repeat finds what the first has done.
    const match = (await intake.findMatch(id)) ?? found
    if (match.undone_at) return match
    const undone = await undoFulfilment(context, fulfilment, {
      personId,
      reason: `Файл ${match.intake_file_id} отнесен не к тому заказу`,
      withinMs: withinMs(context),
    })
    await tellOfUndo(context, undone)
    return (await intake.findMatch(id)) ?? match
  })
}

/** Until when an answer may be taken back. */
export const lastUndo = (context: Pick<AppContext, 'config'>, matchedAt: Date): Date =>
  new Date(matchedAt.getTime() + withinMs(context))
