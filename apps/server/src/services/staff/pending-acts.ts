import { randomUUID } from 'node:crypto'
import { toRoubles, type Kopecks } from '@proverka/domain'
import { appError } from '@proverka/domain/errors'
import { MINUTE_MS } from '@proverka/domain/timing'
import { lockOrderThenItem } from '../../platform/db/lock-rows.ts'
import type { ListedAct, PendingActRow } from '../../platform/db/queries/operation/pending-acts.ts'
import type { PaymentDocument } from '../../platform/db/queries/payments/withdrawals.ts'
import { callerOf, type Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import { logChange } from '../log-change.ts'
import { planReturn } from '../payments/return-part.ts'
import { carryOut } from './run-pending-acts.ts'
import { needsSecond, permissionForAct, undoMinutes } from './second-signature.ts'

export { permissionForAct } from './second-signature.ts'

/** A return, a payout or a merge as it is asked for. */
export type NewAct =
  | {
      readonly kind: 'return'
      readonly itemId: string
      readonly kopecks: Kopecks
      /** What was seen as left to give back. */
      readonly leftBefore: Kopecks
      readonly reason: string
    }
  | {
      readonly kind: 'withdrawal'
      readonly withdrawalId: string
      readonly kopecks: Kopecks
      /** By which the bank has paid it; the registry that it was in has both signatures. */
      readonly document?: PaymentDocument
    }
  | { readonly kind: 'payout'; readonly personId: string; readonly kopecks: Kopecks }
  | {
      readonly kind: 'merge'
      readonly personId: string
      readonly intoId: string
      readonly kopecks: Kopecks
      readonly reason: string
    }

/**
 * Writes an act down; it is carried out when it can no longer be undone, and confirmed where it needs that. Undefined
 * becomes null: it was carried out at once. In a transaction.
 */
export async function makePendingAct(
  context: AppContext,
  call: Call,
  act: NewAct,
): Promise<ListedAct | null> {
  const { pendingActs } = context.queries
  const maker = callerOf(call).user.id
  const now = context.clock.now()
  const minutes = undoMinutes(context)
  const document = act.kind === 'withdrawal' ? act.document : undefined
  const row: PendingActRow = {
    id: randomUUID(),
    kind: act.kind,
    order_item_id: null,
    withdrawal_id: act.kind === 'withdrawal' ? act.withdrawalId : null,
    person_id: act.kind === 'payout' || act.kind === 'merge' ? act.personId : null,
    into_id: act.kind === 'merge' ? act.intoId : null,
    amount_kopecks: act.kopecks,
    left_kopecks: null,
    item_status: null,
    reason: act.kind === 'merge' ? act.reason : '',
    made_by: maker,
    made_at: now,
    due_at: new Date(now.getTime() + minutes * MINUTE_MS),
    needs_second: !document && (await needsSecond(context, maker, act)),
    confirmed_by: null,
    confirmed_at: null,
    outcome: null,
    refusal: null,
    ended_by: null,
    ended_at: null,
    document_number: document?.number ?? null,
    document_day: document?.day ?? null,
    ...(act.kind === 'return' && (await stateOfItem(context, act))),
  }
  if (!(await pendingActs.insertAct(row))) throw appError('pending/exists')
  if (minutes === 0 && !row.needs_second) {
    await carryOut(context, row)
    return null
  }
  await logAct(context, call, row, 'made')
  return findListed(context, row.id)
}

/** What the act is made from; refuses at once what could not be carried out now. */
async function stateOfItem(context: AppContext, act: NewAct & { kind: 'return' }) {
  const locked = await lockOrderThenItem(context, act.itemId)
  if (!locked) throw appError('order/not-found')
  await planReturn(context, locked, act)
  return {
    order_item_id: act.itemId,
    left_kopecks: act.leftBefore,
    item_status: locked.item.status,
    reason: act.reason,
  }
}

/** Takes an act back that is not carried out yet. In a transaction. */
export async function cancelPendingAct(context: AppContext, call: Call, id: string): Promise<ListedAct> {
  const act = await lockOpen(context, call, id)
  await context.queries.pendingActs.endAct(act.id, {
    outcome: 'cancelled',
    ended_by: callerOf(call).user.id,
    ended_at: context.clock.now(),
  })
  await logAct(context, call, act, 'cancelled')
  return findListed(context, id)
}

/** Gives the second signature; the act is carried out when it can no longer be undone. In a transaction. */
export async function confirmPendingAct(context: AppContext, call: Call, id: string): Promise<ListedAct> {
  const act = await lockOpen(context, call, id)
  const { user } = callerOf(call)
  if (act.made_by === user.id) throw appError('pending/own')
  if (!act.needs_second || act.confirmed_at) throw appError('pending/no-second')
  await context.queries.pendingActs.confirmAct(act.id, user.id, context.clock.now())
  await logAct(context, call, act, 'confirmed')
  return findListed(context, id)
}

async function lockOpen(context: AppContext, call: Call, id: string): Promise<PendingActRow> {
  const act = await context.queries.pendingActs.lockAct(id)
  if (!act) throw appError('pending/not-found')
  if (!callerOf(call).user.permissions.has(permissionForAct(act.kind))) throw appError('access/denied')
  if (act.outcome) throw appError('pending/ended')
  return act
}

async function findListed(context: AppContext, id: string): Promise<ListedAct> {
  const act = await context.queries.pendingActs.findAct(id)
  if (!act) throw appError('pending/not-found')
  return act
}

const logAct = (context: AppContext, call: Call, act: PendingActRow, deed: string) =>
  logChange(context, call, {
    action: `pending.${deed}`,
    subject: act.order_item_id
      ? `order_item:${act.order_item_id}`
      : act.withdrawal_id
        ? `withdrawal:${act.withdrawal_id}`
        : `person:${act.person_id}`,
    userId: act.person_id ?? undefined,
    details: {
      kind: act.kind,
      amount: toRoubles(act.amount_kopecks),
      ...(act.reason && { reason: act.reason }),
      ...(act.into_id && { into_id: act.into_id }),
    },
  })
