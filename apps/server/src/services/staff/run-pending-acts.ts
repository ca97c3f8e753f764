import { toRoubles } from '@proverka/domain'
import { AppError, appError } from '@proverka/domain/errors'
import type { PendingActRow } from '../../platform/db/queries/operation/pending-acts.ts'
import type { AppContext } from '../context.ts'
import { mergeAccounts } from './merge-accounts.ts'
import { logChangeBy } from '../log-change.ts'
import { returnPart } from '../payments/return-part.ts'
import { decideWithdrawal, payPartner } from '../payments/withdrawals.ts'

/** Acts of one look. */
const ACTS_AT_ONCE = 100

/**
 * Carries out what can no longer be undone. Each act and its end are one transaction that holds the act, so that it
 * happens once, in whichever process and after whatever crash; what the state of things refuses is ended with the reason.
 */
export async function runPendingActs(context: AppContext): Promise<void> {
  const due = await context.queries.pendingActs.listDue(context.clock.now(), ACTS_AT_ONCE)
  for (const id of due) {
    try {
      await context.database.transaction(() => runAct(context, id))
    } catch (error) {
      if (error instanceof AppError) await refuse(context, id, error)
      // One that fails for now is tried again, and holds up no other.
      else
        context.log.error(
          { err: error, act: id },
          'an act of the staff is not carried out, it will be tried again',
        )
    }
  }
}

/** Does nothing with an act that was carried out or cancelled meanwhile. */
async function runAct(context: AppContext, id: string): Promise<void> {
  const act = await context.queries.pendingActs.lockAct(id)
  if (act && !act.outcome) await carryOut(context, act)
}

async function refuse(context: AppContext, id: string, { code }: AppError): Promise<void> {
  await context.queries.pendingActs.endAct(id, {
    outcome: 'refused',
    refusal: code,
    ended_at: context.clock.now(),
  })
  context.log.warn({ act: id, code }, 'an act of the staff is refused')
}

/** Carries an act out and ends it. In a transaction that holds it. */
export async function carryOut(context: AppContext, act: PendingActRow): Promise<void> {
  await ACTS[act.kind](context, act)
  await context.queries.pendingActs.endAct(act.id, { outcome: 'done', ended_at: context.clock.now() })
}

const ACTS: {
  readonly [kind in PendingActRow['kind']]: (context: AppContext, act: PendingActRow) => Promise<void>
} = {
  async return(context, act) {
    const { order_item_id: itemId, amount_kopecks: kopecks, left_kopecks: leftBefore, reason, made_by } = act
    if (itemId === null || leftBefore === null) throw new Error(`return ${act.id} has no item`)
    const item = await context.queries.orderAdmin.findItem(itemId)
    if (item && item.status !== act.item_status) throw appError('pending/changed')
    await returnPart(context, { itemId, kopecks, leftBefore, reason, adminId: made_by })
    await logChangeBy(context, made_by, {
      action: 'order_item.return',
      subject: `order_item:${itemId}`,
      userId: item?.person_id,
      details: { amount: toRoubles(kopecks), reason },
    })
  },

  async withdrawal(context, act) {
    if (act.withdrawal_id === null) throw new Error(`payout ${act.id} has no request`)
    const { document_number: number, document_day: day } = act
    const row = await decideWithdrawal(context, act.withdrawal_id, {
      status: 'paid',
      ...(number !== null && day !== null && { document: { number, day } }),
    })
    await logChangeBy(context, act.made_by, {
      action: 'withdrawal.paid',
      subject: `withdrawal:${row.id}`,
      userId: row.person_id,
      details: { amount: toRoubles(row.amount_kopecks), ...(number !== null && { document: number }) },
    })
  },

  async payout(context, act) {
    if (act.person_id === null) throw new Error(`payout ${act.id} has no partner`)
    await payPartner(context, act.id, act.person_id, act.amount_kopecks)
    await logChangeBy(context, act.made_by, {
      action: 'partner.withdraw_money',
      subject: `transfer:${act.id}`,
      userId: act.person_id,
      details: { amount: toRoubles(act.amount_kopecks) },
    })
  },

  async merge(context, act) {
    const { person_id: fromId, into_id: intoId, amount_kopecks: kopecks } = act
    if (fromId === null || intoId === null) throw new Error(`merge ${act.id} lacks an account`)
    await mergeAccounts(context, act.id, { fromId, intoId, kopecks })
    for (const [id, other] of [
      [fromId, { into_id: intoId }],
      [intoId, { from_id: fromId }],
    ] as const)
      await logChangeBy(context, act.made_by, {
        action: 'users.merge',
        subject: `person:${id}`,
        userId: id,
        details: { ...other, amount: toRoubles(kopecks), reason: act.reason },
      })
  },
}
