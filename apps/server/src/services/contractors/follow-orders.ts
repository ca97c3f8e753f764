import type { Connected } from '../../adapters/contractors/connect-contractors.ts'
import type { OrderState } from '../../adapters/contractors/contractor.ts'
import { SourceError } from '../../adapters/sources/calls/source-error.ts'
import type { FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import type { AppContext } from '../context.ts'
import { attempt, postpone, stopLooking } from './change-order.ts'
import { endWithoutDocument } from './end-without-document.ts'
import { nextLook, pausesOf } from './look-times.ts'
import { confirmPaid, payForOrder } from './order-at-contractor.ts'
import { takeFiles } from './take-files.ts'

/** Asks once for the states of many orders, and takes in the documents of those that are ready. */
export async function followOrders(
  context: AppContext,
  contractor: Connected,
  taken: readonly FulfilmentRow[],
): Promise<void> {
  const theirIds = taken.flatMap(({ contractor_order_id }) => contractor_order_id ?? [])
  if (theirIds.length === 0) return
  const states = await attempt(context, contractor, () => contractor.states(theirIds))
  for (const row of taken) {
    if (states instanceof SourceError) await postpone(context, row, pausesOf(context).retryMs)
    else await followOrder(context, contractor, row, states.get(row.contractor_order_id ?? ''))
  }
}

async function followOrder(
  context: AppContext,
  contractor: Connected,
  row: FulfilmentRow,
  state: OrderState | undefined,
): Promise<void> {
  switch (state?.kind) {
    case 'failed':
      return endWithoutDocument(context, row, state.reason)
    case 'needs-money':
      // Past its term its buyer has the money back: nothing is bought any more.
      if (row.status === 'overdue') return stopLooking(context, row)
      return payForOrder(context, contractor, row)
    case 'ready':
    case 'waiting':
      // It was paid, and the answer was lost; the next look takes its document.
      if (!row.ordered_at) return confirmPaid(context, contractor, row, row.cost_kopecks ?? undefined)
      if (state.kind === 'ready') return collectOrder(context, contractor, row)
      return lookLater(context, row)
    case undefined:
      return lookLater(context, row)
  }
}

async function lookLater(context: AppContext, row: FulfilmentRow): Promise<void> {
  const next = nextLook(
    pausesOf(context),
    row.ordered_at ?? row.asked_at ?? row.created_at,
    context.clock.now(),
  )
  await context.queries.contractorOrders.postponeLook(row, next)
}

async function collectOrder(context: AppContext, contractor: Connected, row: FulfilmentRow): Promise<void> {
  const files = await attempt(context, contractor, () => contractor.collect(row.contractor_order_id ?? ''))
  if (files instanceof SourceError) return lookLater(context, row)
  await takeFiles(context, row, files)
}
