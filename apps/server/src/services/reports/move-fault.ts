import { mayFaultMove, type FaultState } from '@proverka/domain/reports'
import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../context.ts'
import type { AdminFaultRow } from '../../platform/db/queries/reports/report-faults.ts'
import { faultAnsweredEmail } from '../emails/fault-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'

/** Where a fault goes; an answer has its words. */
export type FaultMove =
  | { readonly state: 'in_work' }
  | { readonly state: 'answered'; readonly answer: string }

/** Moves a fault on and notifies its reader of an answer, once. Throws 'fault/illegal-move' when it is there already. */
export function moveFault(context: AppContext, id: string, move: FaultMove): Promise<AdminFaultRow> {
  return context.database.transaction(async () => {
    const { reportFaults } = context.queries
    const known: { readonly state: FaultState } | undefined = await reportFaults.lockFault(id)
    if (!known) throw appError('fault/not-found')
    if (!mayFaultMove(known.state, move.state)) throw appError('fault/illegal-move')
    const now = context.clock.now()
    if (move.state === 'in_work') await reportFaults.takeFault(id, now)
    else await reportFaults.answerFault(id, move.answer, now)
    const moved = await reportFaults.findFault(id)
    if (!moved) throw appError('fault/not-found')
    if (move.state === 'answered')
      await enqueueEmail(context, `fault-answered:${id}`, faultAnsweredEmail(context, moved))
    return moved
  })
}
