import type { Kopecks } from '@proverka/domain'
import type { AppContext } from '../context.ts'
import { REVERSAL } from '../../platform/db/queries/payments/ledger.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { takenBackEmail } from '../emails/debt-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { keepBonusOfTopUp } from './bonus-of-advance.ts'
import { postReceipt } from '../outbox/receipts.ts'
import { clawBack } from './claw-back.ts'

interface TopUpReturn {
  /** The one of its credit, or what names the part that went back. */
  readonly uniqueKey: string
  /** What went back. */
  readonly kopecks: Kopecks
  /** What of the top-up is not refunded. */
  readonly kept: Kopecks
  /** Our row of the provider's refund, where there is one. */
  readonly refundId?: string | undefined
}

/**
 * Takes a top-up back whose money went back to its payer, or a part of it, and with it the bonus that it brought. What is
 * spent already is a debt. In a transaction that holds the order.
 */
export async function returnTopUp(
  context: AppContext,
  order: OrderRow,
  { uniqueKey, kopecks, kept, refundId }: TopUpReturn,
): Promise<void> {
  const key = REVERSAL + uniqueKey
  const debt = await clawBack(context, {
    uniqueKey: key,
    userId: order.person_id,
    account: 'balance',
    owedTo: 'provider',
    description: `Возврат пополнения № ${order.number}`,
    kopecks,
  })
  if (debt === undefined) return
  const lines = [{ name: 'Пополнение баланса', kopecks }]
  await postReceipt(context, `receipt-return:${uniqueKey}`, order, 'return', lines, { refundId })
  const message = takenBackEmail(context, order, { kind: 'top-up', kopecks, debt })
  await enqueueEmail(context, `top-up-returned:${key}`, message)
  await keepBonusOfTopUp(context, order, kept)
}
