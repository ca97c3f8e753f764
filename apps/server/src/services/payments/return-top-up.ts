import type { AppContext } from '../../context.ts'
import { REVERSAL } from '../../db/queries/ledger.ts'
import type { OrderRow } from '../../db/queries/orders.ts'
import { takenBackEmail } from '../../mail/emails/debt-emails.ts'
import { enqueueEmail } from '../outbox/enqueue-email.ts'
import { postReceipt } from './receipts.ts'
import { takeBack } from './take-back.ts'

/**
 * Takes a top-up back whose money went back to its payer, and with it the bonus that it brought. `uniqueKey` is the one of
 * its credit. What is spent already is a debt. In a transaction that holds the order.
 */
export async function returnTopUp(context: AppContext, order: OrderRow, uniqueKey: string): Promise<void> {
  const key = REVERSAL + uniqueKey
  const kopecks = order.total_kopecks
  const description = `Возврат пополнения № ${order.number}`
  const debt = await takeBack(context, {
    uniqueKey: key,
    userId: order.person_id,
    account: 'balance',
    owedTo: 'provider',
    description,
    kopecks,
  })
  if (debt === undefined) return
  await postReceipt(context, `receipt-return:${uniqueKey}`, order, 'return', [
    { name: 'Пополнение баланса', kopecks },
  ])
  const message = takenBackEmail(context, order, { kind: 'top-up', kopecks, debt })
  await enqueueEmail(context, `top-up-returned:${key}`, message)
  await takeBonusBack(context, order)
}

async function takeBonusBack(context: AppContext, order: OrderRow): Promise<void> {
  const { ledger, users } = context.queries
  for (const bonus of await ledger.listBonuses(order.id)) {
    const key = REVERSAL + bonus.unique_key
    const debt = await takeBack(context, {
      uniqueKey: key,
      userId: bonus.person_id,
      account: 'bonus',
      owedTo: 'promotion',
      description: 'Отмена бонуса за приглашенного: его пополнение возвращено',
      kopecks: bonus.kopecks,
    })
    const referrer = debt === undefined ? undefined : await users.findUser(bonus.person_id)
    if (!referrer || referrer.removed_at || debt === undefined) continue
    const message = takenBackEmail(
      context,
      { ...order, email: referrer.email },
      { kind: 'bonus', kopecks: bonus.kopecks, debt },
    )
    await enqueueEmail(context, `bonus-taken-back:${key}`, message)
  }
}
