import { BY_HAND } from '../../adapters/sources/by-hand.ts'
import type { Connected } from '../../adapters/contractors/connect-contractors.ts'
import { SourceError } from '../../adapters/sources/calls/source-error.ts'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { AppContext } from '../context.ts'
import { lockFulfilment, moveFulfilment } from '../fulfilment/move-fulfilment.ts'

export const after = ({ clock }: AppContext, ms: number): Date => new Date(clock.now().getTime() + ms)

/**
 * Changes a fulfilment that this process has taken, in a transaction. Undefined when it has moved on meanwhile: its buyer
 * has taken it back, or the operator has taken it over.
 */
export function changeTaken<Result>(
  context: AppContext,
  taken: FulfilmentRow,
  change: (held: FulfilmentRow) => Promise<Result>,
): Promise<Result | undefined> {
  return context.database.transaction(async () => {
    const held = await lockFulfilment(context, taken.id)
    return held.version === taken.version ? change(held) : undefined
  })
}

/** Puts a look off: after a failure of a call, or while something is missing. */
export async function postpone(context: AppContext, taken: FulfilmentRow, ms: number): Promise<void> {
  await context.queries.contractorOrders.postponeLook(taken, after(context, ms))
}

/** Looks no more: what is past its term is not bought, as its buyer has the money back. */
export async function stopLooking(context: AppContext, taken: FulfilmentRow): Promise<void> {
  await context.queries.contractorOrders.postponeLook(taken, null)
}

/** Gives a fulfilment to the operator with the reason: what is unclear is never bought again. */
export async function handOver(context: AppContext, taken: FulfilmentRow, reason: string): Promise<void> {
  const moved = await changeTaken(context, taken, (held) =>
    moveFulfilment(context, held, {
      event: 'handed-over',
      details: { contractor: held.channel, order: held.contractor_order_id, reason },
      change: { channel: BY_HAND, reason, next_look_at: null },
    }),
  )
  if (moved) context.log.warn({ contractor: taken.channel, fulfilment: taken.id }, 'given to the operator')
}

/** The outcome of a call, or its failure; only a fault of ours goes on as an exception. */
export async function attempt<Outcome>(
  context: AppContext,
  { name }: Connected,
  call: () => Promise<Outcome>,
): Promise<Outcome | SourceError> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    context.log.warn({ contractor: name, failure: error.message }, 'a contractor gave no answer')
    return error
  }
}
