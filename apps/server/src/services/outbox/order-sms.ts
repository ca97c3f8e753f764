import { wantsSms } from '@proverka/domain/accounts'
import { orderPath } from '@proverka/domain/navigation'
import type { AppContext } from '../context.ts'
import type { OrderItemRow } from '../../platform/db/queries/orders/order-items.ts'
import type { OrderRow } from '../../platform/db/queries/orders/orders.ts'
import { formatOrderNumber } from '../emails/order-words.ts'
import { postSms } from './post-sms.ts'

const WORDS = { done: 'готов', dataNeeded: 'ждет ваших данных' } as const

/**
 * One text message about an order, for a user who chose that and has a proven number. It contains no personal data,
 * and its address opens nothing without a sign-in. In the transaction of the email.
 */
export async function postOrderSms(
  context: AppContext,
  topic: keyof typeof WORDS,
  order: OrderRow,
  items: readonly OrderItemRow[],
): Promise<void> {
  const { users, settings } = context.queries
  const user = await users.findUser(order.person_id)
  if (!user?.phone || user.phone_verified_at === null || user.removed_at !== null) return
  if (!wantsSms(await settings.listSettings(user.id), topic)) return
  await postSms(context, `order-sms-${topic}:${order.id}`, {
    to: user.phone,
    text: `Заказ ${formatOrderNumber(order.number)} ${WORDS[topic]}: ${context.originOf(order.site)}${orderPath(order.id, items)}`,
  })
}
