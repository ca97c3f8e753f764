import { wantsSms } from '@proverka/domain/accounts'
import { orderPath } from '@proverka/domain/navigation'
import type { AppContext } from '../../context.ts'
import type { OrderItemRow } from '../../db/queries/order-items.ts'
import type { OrderRow } from '../../db/queries/orders.ts'
import { formatOrderNumber } from '../../mail/emails/order-words.ts'
import { postSms } from './post-sms.ts'

const WORDS = { done: 'готов', dataNeeded: 'ждет ваших данных' } as const

/**
 * One text message about an order to whoever chose that and has a proven number. It names nobody, and its address opens
 * nothing without a sign-in. In the transaction of the email.
 */
export async function postOrderSms(
  context: AppContext,
  topic: keyof typeof WORDS,
  order: OrderRow,
  items: readonly OrderItemRow[],
): Promise<void> {
  const { persons, settings } = context.queries
  const person = await persons.findPerson(order.person_id)
  if (!person?.phone || person.phone_verified_at === null || person.removed_at !== null) return
  if (!wantsSms(await settings.listSettings(person.id), topic)) return
  await postSms(context, `order-sms-${topic}:${order.id}`, {
    to: person.phone,
    text: `Заказ ${formatOrderNumber(order.number)} ${WORDS[topic]}: ${context.originOf(order.site)}${orderPath(order.id, items)}`,
  })
}
