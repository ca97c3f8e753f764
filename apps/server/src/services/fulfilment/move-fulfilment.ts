import { appError } from '@proverka/domain/errors'
import { fulfilmentTransition, supplierStatusOf, type FulfilmentEvent } from '@proverka/domain/orders'
import type { FulfilmentChange, FulfilmentRow } from '../../platform/db/queries/fulfilment/fulfilments.ts'
import { lockItemThenReport, lockOrderThenItem } from '../../platform/db/lock-rows.ts'
import type { AppContext } from '../context.ts'
import { supplierFieldOf } from './supplier-field.ts'

/** What happens to a fulfilment. */
export interface Move {
  readonly event: FulfilmentEvent
  /** Who does it; absent where the program does. */
  readonly personId?: string
  readonly details?: Readonly<Record<string, unknown>>
  readonly change?: FulfilmentChange
}

/**
 * Holds a fulfilment until the transaction ends, after its order, its item and its report, as all code does
 * (`lock-rows.ts`).
 */
export async function lockFulfilment(context: AppContext, id: string): Promise<FulfilmentRow> {
  const { fulfilments } = context.queries
  const known = await fulfilments.findFulfilment(id)
  if (!known) throw appError('fulfilment/not-found')
  await lockOrderThenItem(context, known.order_item_id)
  await lockItemThenReport(context, known.order_item_id)
  const locked = await fulfilments.lockFulfilment(id)
  if (!locked) throw appError('fulfilment/not-found')
  return locked
}

/**
 * Moves a fulfilment that is held, with its event and its outward status. Throws `fulfilment/illegal-move` when the
 * event cannot happen in its state.
 */
export async function moveFulfilment(
  context: AppContext,
  { id, status, channel, order_item_id }: FulfilmentRow,
  { event, personId, details, change }: Move,
): Promise<FulfilmentRow> {
  const next = fulfilmentTransition(status, event)
  if (!next) throw appError('fulfilment/illegal-move')
  const { fulfilments, orderAdmin } = context.queries
  const at = context.clock.now()
  const moved = await fulfilments.moveFulfilment(id, { event, status: next, personId, details, at }, change)
  if (!moved) throw appError('fulfilment/not-found')
  await orderAdmin.setSupplierStatus(
    order_item_id,
    supplierFieldOf(moved.channel ?? channel),
    supplierStatusOf(next),
  )
  return moved
}
